import type { HeadColours } from './draw-face';

/** SVG elements that lie behind the body and in front of it. */
export interface Layers {
  readonly behind: string;
  readonly front: string;
}

/** A scarf wound closely around the face. */
export function hijab({ scarf, scarfShade }: HeadColours): Layers {
  return {
    behind: `<path fill="${scarfShade}" d="M142 250C126 140 176 82 240 82S354 140 338 250L352 430H128Z"/>`,
    front: [
      `<path fill="${scarf}" fill-rule="evenodd" d="M142 244C128 138 178 80 240 80S352 138 338 244C336 320 352 372 366 396C330 440 280 450 238 450C196 450 146 436 112 398C130 372 144 320 142 244ZM240 136C196 136 174 168 174 222C176 282 206 322 240 322S304 282 306 222C306 168 284 136 240 136Z"/>`,
      `<path fill="none" stroke="${scarfShade}" stroke-width="6" stroke-linecap="round" d="M162 284C176 346 256 372 346 384M150 326C176 384 240 406 318 408M196 112C216 100 264 100 284 112"/>`,
      `<path fill="${scarfShade}" d="M240 136C196 136 174 168 174 222C176 282 206 322 240 322S304 282 306 222C306 168 284 136 240 136ZM240 128C290 128 316 164 316 222C314 290 280 332 240 332S166 290 164 222C164 164 190 128 240 128Z" fill-rule="evenodd"/>`,
    ].join(''),
  };
}

const ORNA_EDGE =
  'M206 560C208 480 206 430 196 396C178 350 160 298 158 236C154 168 196 118 240 112C284 118 326 168 322 236C320 298 302 350 284 396C274 430 272 480 274 560';

/** A scarf laid loosely over the hair, its ends with their woven border hanging down in front. */
export function orna({ scarf, scarfShade }: HeadColours): Layers {
  const outer = 'M274 560H372C374 490 372 440 366 410C346 372 336 320 340 250C352 142 308 82 240 82';
  const left = 'S128 142 140 250C144 320 134 372 114 410C108 440 106 490 108 560H206';
  const inner = ORNA_EDGE.slice('M206 560'.length);
  return {
    behind: `<path fill="${scarfShade}" d="M146 250C130 140 176 90 240 90S350 140 334 250L346 430H134Z"/>`,
    front: [
      `<path fill="${scarf}" d="${outer}${left}${inner}Z"/>`,
      `<path fill="none" stroke="${scarfShade}" stroke-width="10" d="${ORNA_EDGE}"/>`,
      `<path fill="none" stroke="#c8973a" stroke-width="3" d="${ORNA_EDGE}"/>`,
      `<path fill="none" stroke="${scarfShade}" stroke-width="5" stroke-linecap="round" d="M152 300C156 350 146 390 134 420M328 300C324 350 334 390 346 420"/>`,
      `<path fill="${scarfShade}" d="M107 490H207V530H107ZM273 490H373V530H273Z"/>`,
      '<path fill="none" stroke="#c8973a" stroke-width="3" d="M107 488H207M273 488H373M107 532H207M273 532H373"/>',
      '<path fill="none" stroke="#c8973a" stroke-width="12" stroke-dasharray="6 10" d="M114 510H204M278 510H372"/>',
    ].join(''),
  };
}

/** The low round cap of prayer, with its embroidered rim. */
export function cap(): string {
  return [
    '<path fill="#f7f4ec" stroke="#c4bca9" stroke-width="3" stroke-linejoin="round" d="M167 184C166 160 168 144 174 128C182 108 206 98 240 98S298 108 306 128C312 144 314 160 313 184C292 168 268 162 240 162S188 168 167 184Z"/>',
    '<path fill="none" stroke="#c4bca9" stroke-width="3" d="M168 160C190 146 214 140 240 140S290 146 312 160"/>',
    '<path fill="none" stroke="#c4bca9" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 11" d="M172 170C194 157 216 151 240 151S286 157 308 170"/>',
  ].join('');
}
