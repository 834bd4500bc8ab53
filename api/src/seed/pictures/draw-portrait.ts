import { stableNumber } from '../stable-number';
import type { HeadColours } from './draw-face';
import { drawHead } from './draw-head';
import { portraitCloth } from './draw-lattice';
import { HEAD_KINDS, type HeadKind } from './head-kinds';

/** The person of a portrait: the name seeds colours and details. */
export interface Sitter {
  readonly name: string;
  readonly head: HeadKind;
  readonly dress: 'gown' | 'everyday';
}

const SKINS = [
  { skin: '#c68d64', shade: '#ab744d' },
  { skin: '#b47a52', shade: '#97623e' },
  { skin: '#d6a27a', shade: '#bc8560' },
  { skin: '#9a6442', shade: '#7f4f32' },
  { skin: '#e0b48f', shade: '#c79870' },
];
const HAIRS = {
  dark: ['#221c19', '#2c211b', '#1c1a1c'],
  grey: ['#77726e', '#8a8580'],
  white: ['#d8d5cf', '#cbc8c2'],
};
const GREY_BROWS = { grey: '#4a4542', white: '#8c8781' };
const SCARVES = [
  { scarf: '#f1ece0', scarfShade: '#d9d1bf' },
  { scarf: '#2f5d50', scarfShade: '#234840' },
  { scarf: '#34456b', scarfShade: '#273554' },
  { scarf: '#7b4a56', scarfShade: '#623843' },
  { scarf: '#c7ab7f', scarfShade: '#ad9065' },
  { scarf: '#5a5f66', scarfShade: '#474b51' },
];
const EVERYDAY = ['#3b6a8c', '#8a4b3c', '#4f6b46', '#6a4f7d', '#b07f2f', '#41606b'];

function pickFrom<Item>(items: readonly Item[], seed: string): Item {
  const item = items[stableNumber(seed, items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

function coloursOf({ name, head }: Sitter): HeadColours {
  const { tone } = HEAD_KINDS[head];
  const hair = pickFrom(HAIRS[tone], `hair ${name}`);
  return {
    ...pickFrom(SKINS, `skin ${name}`),
    ...pickFrom(SCARVES, `scarf ${name}`),
    hair,
    brow: tone === 'dark' ? hair : GREY_BROWS[tone],
  };
}

// Two in five of the younger wear glasses, three in five of the older.
function wearsGlasses({ name, head }: Sitter): boolean {
  return stableNumber(`glasses ${name}`, 5) < (HEAD_KINDS[head].tone === 'dark' ? 2 : 3);
}

/** Black gown, white collar and bands, as advocates wear them in court. */
function gown(): string {
  return [
    '<path fill="#191d1c" d="M22 600C26 500 60 446 150 418L196 398L240 470L284 398L330 418C420 446 454 500 458 600Z"/>',
    '<path fill="#262c2a" d="M150 418C118 470 112 540 116 600H92C84 532 98 462 150 418Z"/>',
    '<path fill="#262c2a" d="M330 418C362 470 368 540 364 600H388C396 532 382 462 330 418Z"/>',
    '<path fill="#f6f4ee" d="M198 384L240 420L282 384L292 408L252 452L240 440L228 452L188 408Z"/>',
    '<path fill="#e2ddd1" d="M198 384L240 420L228 452L188 408Z"/>',
    '<path fill="#fbfaf6" d="M232 436L226 520L238 526L240 440Z"/>',
    '<path fill="#efebe1" d="M248 436L254 520L242 526L240 440Z"/>',
    '<path fill="#111514" d="M196 398L170 424L226 560L222 600H234L236 532L226 520L229 460Z"/>',
    '<path fill="#111514" d="M284 398L310 424L254 560L258 600H246L244 532L254 520L251 460Z"/>',
  ].join('');
}

function everydayDress(colour: string): string {
  return [
    `<path fill="${colour}" d="M22 600C26 500 60 446 150 420L200 396C216 428 264 428 280 396L330 420C420 446 454 500 458 600Z"/>`,
    '<path fill="#000" fill-opacity=".12" d="M200 396C216 428 264 428 280 396L290 402C272 446 208 446 190 402Z"/>',
    '<path fill="none" stroke="#000" stroke-opacity=".14" stroke-width="5" d="M240 440V600"/>',
  ].join('');
}

/** Scales a head, which is drawn too small, to the proportions of the body. */
function scaleHead(head: string): string {
  return `<g transform="translate(-28.8 -14) scale(1.12)">${head}</g>`;
}

/** A portrait, 4:5, before a jamdani cloth; the same name gives the same picture. */
export function drawPortrait(sitter: Sitter): string {
  const { name, dress } = sitter;
  const cloth = portraitCloth(stableNumber(`cloth ${name}`, 28));
  const head = drawHead(sitter.head, coloursOf(sitter), wearsGlasses(sitter));
  const body = dress === 'gown' ? gown() : everydayDress(pickFrom(EVERYDAY, `dress ${name}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">${cloth}${scaleHead(head.behind)}${body}${scaleHead(head.front)}</svg>`;
}

/** The same figure cut to a square around the head, for reviews. */
export function drawSquarePortrait(sitter: Sitter): string {
  return drawPortrait(sitter).replace(
    'width="480" height="600" viewBox="0 0 480 600"',
    'width="192" height="192" viewBox="60 80 360 360"',
  );
}
