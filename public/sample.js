// The sample of embedding: the source beside the game, buttons that ask, events as they come.
"use strict";
const game = document.getElementById("game");
const told = document.getElementById("told");

document.getElementById("source").textContent = `<script src="${new URL("embed.js", location.href)}"><\/script>

<scopa-game theme="light" motion="fast"></scopa-game>

<script>
const game = document.querySelector("scopa-game");
game.addEventListener("scopa-match-over", (event) => {
  console.log(event.detail.totals);
});
<\/script>`;

for (const name of ["ready", "state", "play", "deal-over", "match-over", "height"]) {
  game.addEventListener(`scopa-${name}`, ({ type, detail }) => {
    told.textContent = `${type} ${JSON.stringify(detail)}\n${told.textContent}`.slice(0, 4000);
  });
}

const pressed = (button) => {
  const on = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", on);
  return on;
};
const asks = {
  new: () => game.newGame(),
  rules: () => game.setRules({ preset: "classica", target: 21 }),
  pause: (button) => game.pause(pressed(button)),
  mute: (button) => game.mute(pressed(button)),
};
for (const button of document.querySelectorAll("[data-ask]")) {
  button.addEventListener("click", () => asks[button.dataset.ask](button));
}
