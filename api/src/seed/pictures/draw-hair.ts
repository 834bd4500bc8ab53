import type { HeadColours } from './draw-face';
import type { HairCut, HeadParts } from './head-kinds';

const CURLS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [172, 206, 11],
  [170, 182, 17],
  [180, 154, 22],
  [204, 128, 26],
  [240, 116, 30],
  [276, 128, 26],
  [300, 154, 22],
  [310, 182, 17],
  [308, 206, 11],
  [210, 150, 22],
  [240, 146, 24],
  [270, 150, 22],
];

// Outlines in front of the face; what is behind it follows below.
const CUTS: Readonly<Partial<Record<HairCut, string>>> = {
  short:
    'M164 226C152 150 186 98 246 98C306 98 330 150 316 226L308 222C308 196 304 178 292 164C262 172 216 170 196 158C180 172 174 196 172 222Z',
  parted:
    'M162 230C148 148 184 94 250 96C312 98 332 152 318 230L308 224C308 198 300 180 286 168C250 168 226 156 214 140C206 162 178 172 172 222Z',
  crew: 'M166 224C156 158 186 106 240 106S324 158 314 224L307 220C308 196 302 176 292 162C278 150 260 146 240 146S202 150 188 162C178 176 172 196 173 220Z',
  receding:
    'M164 226C154 152 188 102 240 102S326 152 316 226L308 222C308 204 306 192 301 182C301 162 294 148 282 140C270 140 262 152 240 152S210 140 198 140C186 148 179 162 179 182C174 192 172 204 172 222Z',
  bald: 'M174 234C158 226 154 190 168 160C176 176 178 204 177 230ZM306 234C322 226 326 190 312 160C304 176 302 204 303 230Z',
  bun: 'M160 236C150 150 190 100 240 100S330 150 320 236C314 200 296 164 240 142C184 164 166 200 160 236Z',
  'low-bun':
    'M160 252C146 152 188 100 240 100S334 152 320 252C316 206 292 168 238 138C194 164 164 206 160 252Z',
  'centre-parted':
    'M164 240C150 150 190 104 240 104S330 150 316 240C312 200 292 166 240 138C188 166 168 200 164 240Z',
  long: 'M160 236C150 150 190 100 240 100S330 150 320 236C314 200 296 164 240 142C184 164 166 200 160 236Z',
  bob: 'M170 342C148 312 150 270 158 232C146 150 190 96 244 96C300 96 334 150 322 232C330 270 332 312 310 342C312 300 314 250 302 182C262 182 222 168 204 144C196 168 180 190 176 224C168 268 168 306 170 342Z',
};

function parting(hair: HairCut): string {
  const paths: Partial<Record<HairCut, string>> = {
    'low-bun': 'M238 140Q236 120 240 102',
    'centre-parted': 'M240 140V108',
    long: 'M240 144V104',
  };
  const path = paths[hair];
  return path
    ? `<path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" stroke-linecap="round" d="${path}"/>`
    : '';
}

/** Hair in front of the face. */
export function hairInFront({ hair: cut }: HeadParts, { hair }: HeadColours): string {
  if (cut === 'curly')
    return CURLS.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${hair}"/>`).join(
      '',
    );
  const path = CUTS[cut];
  return path ? `<path fill="${hair}" d="${path}"/>${parting(cut)}` : '';
}

/** Hair behind the head and the neck. */
export function hairBehind({ hair: cut }: HeadParts, { hair }: HeadColours): string {
  if (cut === 'bun') return `<circle cx="240" cy="92" r="38" fill="${hair}"/>`;
  if (cut === 'low-bun')
    return `<ellipse cx="240" cy="224" rx="83" ry="88" fill="${hair}"/><circle cx="296" cy="306" r="33" fill="${hair}"/>`;
  if (cut === 'bob')
    return `<path fill="${hair}" d="M156 236C142 132 186 92 240 92S338 132 324 236C332 290 334 320 316 348C280 356 200 356 164 348C146 320 148 290 156 236Z"/>`;
  if (cut === 'long')
    return `<path fill="${hair}" d="M156 240C140 130 186 92 240 92S340 130 324 240C326 320 344 380 352 430H128C136 380 154 320 156 240Z"/>`;
  return '';
}

const MOUTH_OVER_BEARD =
  '<path fill="none" stroke="#8a4a3c" stroke-width="6" stroke-linecap="round" d="M224 289Q240 297 256 289"/>';

function fullBeard(hair: string, end: number): string {
  return `<path fill="${hair}" d="M168 226C170 256 176 272 190 270C204 262 222 268 240 268S276 262 290 270C304 272 310 256 312 226C318 ${end - 50} 286 ${end} 240 ${end}S162 ${end - 50} 168 226Z"/>${MOUTH_OVER_BEARD}`;
}

/** Moustache and beard. */
export function facialHair({ facialHair: kind }: HeadParts, { hair }: HeadColours): string {
  switch (kind) {
    case 'moustache':
      return `<path fill="${hair}" d="M240 266C228 262 212 268 206 282C220 282 232 280 240 276C248 280 260 282 274 282C268 268 252 262 240 266Z"/>`;
    case 'goatee':
      return `<path fill="${hair}" d="M240 267C226 262 208 268 204 286C202 304 212 336 240 342C268 336 278 304 276 286C272 268 254 262 240 267Z"/>${MOUTH_OVER_BEARD}`;
    case 'trimmed-beard':
      return `<path fill="${hair}" d="M169 232C172 262 180 284 198 284C206 270 224 266 240 269C256 266 274 270 282 284C300 284 308 262 311 232C312 296 286 336 240 336S168 296 169 232Z"/>${MOUTH_OVER_BEARD}`;
    case 'beard':
      return fullBeard(hair, 348);
    case 'long-beard':
      return fullBeard(hair, 366);
    case 'none':
      return '';
  }
}
