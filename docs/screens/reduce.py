#!/usr/bin/env python3
"""Makes the pictures in a folder small (at most 900 pixels wide, 96 colours) and puts them beside this file.

    python3 docs/screens/reduce.py FOLDER

Needs Pillow."""
import pathlib
import sys

from PIL import Image

HERE = pathlib.Path(__file__).parent

for path in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
    image = Image.open(path).convert("RGB")
    if image.width > 900:
        image = image.resize((900, image.height * 900 // image.width), Image.LANCZOS)
    image.quantize(96, dither=Image.Dither.NONE).save(HERE / path.name, optimize=True)
