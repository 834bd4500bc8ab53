import { BORDER, FIELDS, GREEN, type ClothColours, weavePattern } from '../../images/drawing/jamdani-lattice';

// Brass and paper of the design, as they look in the light theme.
const SOFT_GREEN: ClothColours = { cloth: '#e4efe9', thread: '#0f4d3a', accent: '#b4842a' };
const BRASS: ClothColours = { cloth: '#7a5716', thread: '#f7eed9', accent: '#f0c878' };
const PAPER: ClothColours = { cloth: '#f4f1e8', thread: '#7a5716', accent: '#0f4d3a' };
const COVER_COLOURS = [GREEN, SOFT_GREEN, BRASS, PAPER];

// 960 by 640 at 6 pixels a pick: threads of 4 pixels stay sharp, also in the half size, and compress well.
const COVER = { width: 160, height: 106 };
const VIEW_HEIGHT = 106.6667;

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** The cover of a post, 3:2: a field of jamdani closed by its border. The first 28 numbers give different cloths. */
export function drawCover(index: number): string {
  const { width, height } = COVER;
  const field = height - BORDER.height;
  const colours = itemAt(COVER_COLOURS, index);
  const patterns = [
    weavePattern('field', itemAt(FIELDS, index), colours, {
      x: width / 2,
      y: Math.floor(field / 2),
      opacity: 0.75,
    }),
    weavePattern('border', BORDER, colours, { x: width / 2, y: field }),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 ${width} ${VIEW_HEIGHT}"><defs>${patterns}</defs><rect width="${width}" height="${VIEW_HEIGHT}" fill="${colours.cloth}"/><rect width="${width}" height="${field}" fill="url(#field)"/><rect y="${field}" width="${width}" height="${BORDER.height}" fill="url(#border)"/></svg>`;
}
