import { upright } from '@ainsathi/contract/jamdani';
import type { matters } from '@ainsathi/contract/matters';
import type { PracticeAreaName } from '@ainsathi/contract/places';
import { weave } from './jamdani-weave';

export type SignName = (typeof matters)[number]['slug'];

/** 15 rows of picks, each from the middle column outwards: `#` of the thread, `o` of the accent. */
const halves: Record<SignName, string> = {
  land: 'oo ### #### ##### #### ### # # # ######## . ##.##.## . ######## ##.##.##',
  family:
    '. ....## ...#### ...#### ....## . oo.#### oo.##### ...##### ##.##### ##.##### ##..### ##..#.# ##..#.# .',
  police: 'oo ## ###### #....# #...#.# #...#.# #..#...# #..ooooo #...ooo # # # ## #### #####',
  work: '## ##..# ##..## ####### ##### ...## oo.##### oo.##### oo.##### ...## ##### ####### ##..## ##..# ##',
  debt: '. . ######## .......# o...##.# oo.....# ooo.##.# oooo...# ooo.##.# oo.....# o...##.# .......# ######## . .',
  rent: '## ### #### ##### ###### ####### ######## .....## .....## oo...## ooo..## ooo..## ooo..## ooo..## ########',
  violence: '# #.# #.# #.#.# #.#.# #.#.# #.#.# #.#.# ##### ##### ##### oo### ##### #### ###',
  online: '##### ....# ....# o...# o...# o...# o...# o...# ....# o...# ....# ....# ##### #...# #####',
  business:
    '###### ####### ######## ##.##.## ##.##.## o..o..o ......# ......# oo....# ooo.#.# ooo.#.# ooo.#.# ooo...# ######## .',
  other: '# .# ..# .#.# #...# .#.#.# o.#...# oo.#.#.# o.#...# .#.#.# #...# .#.# ..# .# #',
};

/** The sign of each matter, 15 × 15 picks. */
export const signs = Object.fromEntries(
  Object.entries(halves).map(([name, rows]) => {
    const half = upright(rows.split(' '), 0);
    return [name, weave((x, y) => half(x - 7, y), 15, 15)];
  }),
) as Record<SignName, ReturnType<typeof weave>>;

/** Of the first matter that names the practice area; a table, because every page would load the matters for it. */
const signsOfAreas: Partial<Record<PracticeAreaName, SignName>> = {
  'Property Law': 'land',
  'Real Estate Law': 'land',
  'Family Law': 'family',
  'Criminal Law': 'police',
  'Civil Litigation': 'police',
  'Labour Law': 'work',
  'Employment Law': 'work',
  'Contract Law': 'debt',
  Bankruptcy: 'debt',
  'Human Rights Law': 'violence',
  'Cyber Law': 'online',
  'Media Law': 'online',
  'Corporate Law': 'business',
  'Tax Law': 'business',
  'Intellectual Property': 'business',
};

/** The lozenge for other practice areas, and without one. */
export function signOfArea(practiceArea: string | null): SignName {
  return (signsOfAreas as Record<string, SignName | undefined>)[practiceArea ?? ''] ?? 'other';
}
