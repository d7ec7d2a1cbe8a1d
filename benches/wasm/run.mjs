// Random whole deals a second in WebAssembly: node benches/wasm/run.mjs [--seconds 1] [preset ...]
// Builds the module for speed first. The best of many runs of a few milliseconds, as in benches/speed.rs.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const args = process.argv.slice(2)
const at = args.indexOf('--seconds')
const seconds = at < 0 ? 1 : Number(args.splice(at, 2)[1])

const build = ['build', '--release', '--package', 'scopa-bench-wasm', '--target', 'wasm32-unknown-unknown']
execFileSync('cargo', build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target')
const module = readFileSync(join(target, 'wasm32-unknown-unknown/release/scopa_bench_wasm.wasm'))
const { instance } = await WebAssembly.instantiate(module)
const { deals } = instance.exports

const { presets } = JSON.parse(readFileSync(join(root, 'src/rules/presets.json'), 'utf8'))
const names = Object.keys(presets)

for (const name of args.length ? args : names) {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`no preset ${name}`)
  const { players = 2, hand_size: hand = 3, table_size: table = 4 } = presets[name]
  const plays = 40 - table
  const shape = players * hand
  if (plays % shape) throw new Error(`${name} does not deal out`)
  const sum = deals(index, 1, 5000)
  let number = 100, best = Infinity
  const end = performance.now() + seconds * 1000
  while (best === Infinity || performance.now() < end) {
    const before = performance.now()
    deals(index, 1, number)
    const taken = (performance.now() - before) / 1000
    if (taken < 0.003 && best === Infinity) number *= 2
    else best = Math.min(best, taken / number)
  }
  const rate = Math.round(1 / best).toString().padStart(8)
  const play = (best / plays * 1e9).toFixed(1).padStart(6)
  console.log(`${name.padEnd(18)} ${rate} deals/s ${play} ns/play   (5000 deals from seed 1: ${sum} points)`)
}
