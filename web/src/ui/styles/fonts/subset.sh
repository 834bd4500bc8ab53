#!/usr/bin/env bash
# Makes the small faces that every page loads, from the packages: pip install fonttools brotli, then run this.
# English text, the weights that the style sheet asks for, kerning, ligatures and figures of one width; no hinting.
set -euo pipefail
cd "$(dirname "$0")"
packages=../../../../node_modules/@fontsource-variable
english='U+0020-007E,U+00A0,U+00A3,U+00A7,U+00A9,U+00AE,U+00B0,U+00B7,U+00D7,U+00E9,U+2010-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2191-2193,U+2212'

subset() { # face, features
  local whole
  whole=$(mktemp --suffix .ttf)
  python3 -m fontTools.varLib.instancer -q "$packages/$1/files/$1-latin-wght-normal.woff2" wght=400:600 -o "$whole"
  python3 -m fontTools.subset "$whole" --unicodes="$english" --layout-features="$2" --no-hinting \
    --flavor=woff2 --output-file="$1-english.woff2"
  rm "$whole"
}

subset inter kern,tnum
subset source-serif-4 kern,liga
python3 -m fontTools.subset "$packages/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2" \
  --text='০১২৩৪৫৬৭৮৯৳আইনসাথী' --layout-features='*' --flavor=woff2 --output-file=bangla-numerals.woff2
