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
# Modern Bangla in one file, with every conjunct: people write others than we do.
bangla='U+0020,U+00A0,U+0964-0965,U+0980-0983,U+0985-098C,U+098F-0990,U+0993-09A8,U+09AA-09B0,U+09B2,U+09B6-09B9,U+09BC-09C4,U+09C7-09C8,U+09CB-09CE,U+09D7,U+09DC-09DD,U+09DF-09E3,U+09E6-09EF,U+09F3,U+200C-200D,U+25CC'
whole=$(mktemp --suffix .ttf)
python3 -m fontTools.varLib.instancer -q "$packages/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2" wght=400:600 -o "$whole"
python3 -m fontTools.subset "$whole" --unicodes="$bangla" --layout-features='*' --no-hinting \
  --flavor=woff2 --output-file=noto-sans-bengali-bangla.woff2
rm "$whole"
# The taka sign, the numerals and the name, for English pages.
python3 -m fontTools.subset "$packages/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2" \
  --text='০১২৩৪৫৬৭৮৯৳আইনসাথী' --layout-features='*' --flavor=woff2 --output-file=bangla-numerals.woff2
