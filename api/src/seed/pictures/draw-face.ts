import type { HeadParts } from './head-kinds';

/** The colours of a head. */
export interface HeadColours {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly brow: string;
  readonly scarf: string;
  readonly scarfShade: string;
}

const LOWER_FACE = 'C308 276 282 326 240 326S172 276 170 218Z';
const FACE = `M170 218C166 150 200 128 240 128S314 150 310 218${LOWER_FACE}`;
// Without hair over it the skull has to be as high as hair makes the others.
const BALD_FACE = `M170 218C162 142 196 110 240 110S318 142 310 218${LOWER_FACE}`;

/** The neck, which lies behind the body. */
export function neck({ skin, shade }: HeadColours): string {
  return [
    `<path fill="${skin}" d="M206 290V384C214 404 228 414 240 420C252 414 266 404 274 384V290Z"/>`,
    `<path fill="${shade}" d="M206 306C220 330 260 330 274 306V340C256 356 224 356 206 340Z"/>`,
  ].join('');
}

function showsEars({ hair, headwear }: HeadParts): boolean {
  return (
    headwear !== 'hijab' && headwear !== 'orna' && hair !== 'long' && hair !== 'bob' && hair !== 'low-bun'
  );
}

/** The bare face with its ears. */
export function face(parts: HeadParts, { skin, shade }: HeadColours): string {
  const ear = (x: number): string => `<ellipse cx="${x}" cy="232" rx="13" ry="20" fill="${shade}"/>`;
  const bald = parts.hair === 'bald';
  const top = bald ? 110 : 128;
  return [
    showsEars(parts) ? ear(170) + ear(310) : '',
    `<path fill="${skin}" d="${bald ? BALD_FACE : FACE}"/>`,
    // Shading one side makes the flat shape look round.
    `<path fill="${shade}" fill-opacity=".35" d="M240 ${top}C${bald ? 284 : 280} ${top} ${bald ? 318 : 314} ${top + 22} 310 218C308 276 282 326 240 326C268 300 282 262 280 214C278 170 266 ${top + 16} 240 ${top}Z"/>`,
    bald
      ? '<path fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round" d="M196 152Q206 136 224 130"/>'
      : '',
    parts.woman && showsEars(parts)
      ? '<circle cx="167" cy="256" r="5" fill="#d9a441"/><circle cx="313" cy="256" r="5" fill="#d9a441"/>'
      : '',
  ].join('');
}

function linesOfAge(woman: boolean, { shade }: HeadColours): string {
  const depth = woman ? 0.6 : 1;
  return `<path fill="none" stroke="${shade}" stroke-opacity="${depth}" stroke-width="3.5" stroke-linecap="round" d="M199 240Q209 246 220 242M260 242Q271 246 281 240M216 260Q207 268 205 278M264 260Q273 268 275 278"/><path fill="none" stroke="${shade}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" d="M216 180Q240 175 264 180"/>`;
}

/** Eyes, brows, nose and mouth. */
export function features({ woman, tone }: HeadParts, colours: HeadColours): string {
  const { shade, brow } = colours;
  return [
    tone === 'dark' ? '' : linesOfAge(woman, colours),
    `<path fill="none" stroke="${brow}" stroke-width="${woman ? 5 : 7}" stroke-linecap="round" d="M192 205Q207 195 224 202M256 202Q273 195 288 205"/>`,
    `<ellipse cx="209" cy="223" rx="6" ry="7" fill="#231b18"/><ellipse cx="271" cy="223" rx="6" ry="7" fill="#231b18"/>`,
    woman
      ? '<path fill="none" stroke="#231b18" stroke-width="3.5" stroke-linecap="round" d="M198 219Q208 211 220 218M260 218Q272 211 282 219"/>'
      : '',
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M242 222C244 240 250 250 248 256Q242 262 234 259"/>`,
    `<path fill="none" stroke="${woman ? '#9c4a45' : '#8a4a3c'}" stroke-width="5" stroke-linecap="round" d="M220 286Q240 298 260 286"/>`,
  ].join('');
}

/** Spectacles with dark rims. */
export function glasses(): string {
  const rim = 'fill="#fff" fill-opacity=".14" stroke="#26221f" stroke-width="4.5"';
  return `<rect x="184" y="206" width="48" height="36" rx="14" ${rim}/><rect x="248" y="206" width="48" height="36" rx="14" ${rim}/><path fill="none" stroke="#26221f" stroke-width="4.5" d="M232 218Q240 212 248 218M184 216L170 212M296 216L310 212"/>`;
}
