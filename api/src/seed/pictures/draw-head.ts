import type { PortraitLook } from '../demo-lawyers/lawyer-sketch';

/** The colours of a head. */
export interface HeadColours {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly scarf: string;
  readonly scarfShade: string;
}

/** SVG elements that lie behind the body and in front of it. */
export interface Head {
  readonly behind: string;
  readonly front: string;
}

const FACE = 'M170 218C166 150 200 128 240 128S314 150 310 218C308 276 282 326 240 326S172 276 170 218Z';

function neck({ skin, shade }: HeadColours): string {
  return [
    `<path fill="${skin}" d="M206 290V384C214 404 228 414 240 420C252 414 266 404 274 384V290Z"/>`,
    `<path fill="${shade}" d="M206 306C220 330 260 330 274 306V340C256 356 224 356 206 340Z"/>`,
  ].join('');
}

function face({ skin, shade }: HeadColours, ears: boolean): string {
  const ear = (x: number): string => `<ellipse cx="${x}" cy="232" rx="13" ry="20" fill="${shade}"/>`;
  return [
    ears ? ear(170) + ear(310) : '',
    `<path fill="${skin}" d="${FACE}"/>`,
    // Shading one side makes the flat shape look round.
    `<path fill="${shade}" fill-opacity=".35" d="M240 128C280 128 314 150 310 218C308 276 282 326 240 326C268 300 282 262 280 214C278 170 266 144 240 128Z"/>`,
  ].join('');
}

function features({ shade, hair }: HeadColours, look: PortraitLook): string {
  const brow = look === 'white-beard' ? '#8c8781' : hair === '#6b6764' ? '#4a4542' : hair;
  const woman = look === 'hijab' || look === 'bun' || look === 'long-hair';
  const browWidth = woman ? 5 : 7;
  const mouth = woman ? '#9c4a45' : '#8a4a3c';
  return [
    `<path fill="none" stroke="${brow}" stroke-width="${browWidth}" stroke-linecap="round" d="M192 205Q207 195 224 202M256 202Q273 195 288 205"/>`,
    `<ellipse cx="209" cy="223" rx="6" ry="7" fill="#231b18"/><ellipse cx="271" cy="223" rx="6" ry="7" fill="#231b18"/>`,
    woman
      ? '<path fill="none" stroke="#231b18" stroke-width="3.5" stroke-linecap="round" d="M198 219Q208 211 220 218M260 218Q272 211 282 219"/>'
      : '',
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M242 222C244 240 250 250 248 256Q242 262 234 259"/>`,
    `<path fill="none" stroke="${mouth}" stroke-width="5" stroke-linecap="round" d="M220 286Q240 298 260 286"/>`,
  ].join('');
}

function glasses(): string {
  const rim = 'fill="#fff" fill-opacity=".14" stroke="#26221f" stroke-width="4.5"';
  return `<rect x="184" y="206" width="48" height="36" rx="14" ${rim}/><rect x="248" y="206" width="48" height="36" rx="14" ${rim}/><path fill="none" stroke="#26221f" stroke-width="4.5" d="M232 218Q240 212 248 218M184 216L170 212M296 216L310 212"/>`;
}

const SHORT_HAIR =
  'M164 226C152 150 186 98 246 98C306 98 330 150 316 226L308 222C308 196 304 178 292 164C262 172 216 170 196 158C180 172 174 196 172 222Z';
const PARTED_HAIR =
  'M162 230C148 148 184 94 250 96C312 98 332 152 318 230L308 224C308 198 300 180 286 168C250 168 226 156 214 140C206 162 178 172 172 222Z';
const PULLED_HAIR =
  'M160 236C150 150 190 100 240 100S330 150 320 236C314 200 296 164 240 142C184 164 166 200 160 236Z';

function hairOver(look: PortraitLook, { hair }: HeadColours): string {
  if (look === 'hijab') return '';
  if (look === 'bun' || look === 'long-hair') return `<path fill="${hair}" d="${PULLED_HAIR}"/>`;
  return `<path fill="${hair}" d="${look === 'parted-hair' ? PARTED_HAIR : SHORT_HAIR}"/>`;
}

function facialHair(look: PortraitLook, { hair }: HeadColours): string {
  const moustache = `<path fill="${hair}" d="M240 266C228 262 212 268 206 282C220 282 232 280 240 276C248 280 260 282 274 282C268 268 252 262 240 266Z"/>`;
  if (look === 'moustache') return moustache;
  if (look !== 'beard' && look !== 'white-beard') return '';
  const full = look === 'white-beard' ? 366 : 348;
  return `<path fill="${hair}" d="M168 226C170 256 176 272 190 270C204 262 222 268 240 268S276 262 290 270C304 272 310 256 312 226C318 ${full - 50} 286 ${full} 240 ${full}S162 ${full - 50} 168 226Z"/><path fill="none" stroke="#8a4a3c" stroke-width="6" stroke-linecap="round" d="M224 289Q240 297 256 289"/>`;
}

function hijab({ scarf, scarfShade }: HeadColours): Head {
  return {
    behind: `<path fill="${scarfShade}" d="M142 250C126 140 176 82 240 82S354 140 338 250L352 430H128Z"/>`,
    front: [
      `<path fill="${scarf}" fill-rule="evenodd" d="M142 244C128 138 178 80 240 80S352 138 338 244C336 320 352 372 366 396C330 440 280 450 238 450C196 450 146 436 112 398C130 372 144 320 142 244ZM240 136C196 136 174 168 174 222C176 282 206 322 240 322S304 282 306 222C306 168 284 136 240 136Z"/>`,
      `<path fill="none" stroke="${scarfShade}" stroke-width="6" stroke-linecap="round" d="M162 284C176 346 256 372 346 384M150 326C176 384 240 406 318 408M196 112C216 100 264 100 284 112"/>`,
      `<path fill="${scarfShade}" d="M240 136C196 136 174 168 174 222C176 282 206 322 240 322S304 282 306 222C306 168 284 136 240 136ZM240 128C290 128 316 164 316 222C314 290 280 332 240 332S166 290 164 222C164 164 190 128 240 128Z" fill-rule="evenodd"/>`,
    ].join(''),
  };
}

/** A head with its neck, for a body with its collar at y 384 and its shoulders from y 398. */
export function drawHead(look: PortraitLook, colours: HeadColours, withGlasses: boolean): Head {
  const { hair } = colours;
  const covered = look === 'hijab';
  const headFront = [
    face(colours, !covered && look !== 'long-hair'),
    features(colours, look),
    facialHair(look, colours),
    hairOver(look, colours),
    withGlasses ? glasses() : '',
  ].join('');
  if (covered) {
    const scarf = hijab(colours);
    return { behind: scarf.behind + neck(colours), front: headFront + scarf.front };
  }
  const behind =
    look === 'bun'
      ? `<circle cx="240" cy="92" r="38" fill="${hair}"/>`
      : look === 'long-hair'
        ? `<path fill="${hair}" d="M156 240C140 130 186 92 240 92S340 130 324 240C326 320 344 380 352 430H128C136 380 154 320 156 240Z"/>`
        : '';
  return { behind: behind + neck(colours), front: headFront };
}
