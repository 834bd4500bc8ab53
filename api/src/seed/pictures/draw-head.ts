import { face, features, glasses, neck, type HeadColours } from './draw-face';
import { facialHair, hairBehind, hairInFront } from './draw-hair';
import { cap, hijab, orna, type Layers } from './draw-headwear';
import { HEAD_KINDS, type HeadKind, type HeadParts } from './head-kinds';

function headwearOf({ headwear }: HeadParts, colours: HeadColours): Layers {
  switch (headwear) {
    case 'hijab':
      return hijab(colours);
    case 'orna':
      return orna(colours);
    case 'cap':
      return { behind: '', front: cap() };
    case 'none':
      return { behind: '', front: '' };
  }
}

/** A head with its neck, for a body with its collar at y 384 and its shoulders from y 398. */
export function drawHead(kind: HeadKind, colours: HeadColours, withGlasses: boolean): Layers {
  const parts: HeadParts = HEAD_KINDS[kind];
  const headwear = headwearOf(parts, colours);
  return {
    behind: headwear.behind + hairBehind(parts, colours) + neck(colours),
    front: [
      face(parts, colours),
      features(parts, colours),
      facialHair(parts, colours),
      hairInFront(parts, colours),
      withGlasses ? glasses() : '',
      headwear.front,
    ].join(''),
  };
}
