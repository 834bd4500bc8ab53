/** What the hair of a head looks like where it can be seen. */
export type HairCut =
  | 'none'
  | 'bald'
  | 'receding'
  | 'crew'
  | 'short'
  | 'parted'
  | 'curly'
  | 'bob'
  | 'bun'
  | 'low-bun'
  | 'long'
  | 'centre-parted';

/** What a drawn head consists of. */
export interface HeadParts {
  readonly woman: boolean;
  readonly hair: HairCut;
  readonly facialHair: 'none' | 'moustache' | 'goatee' | 'trimmed-beard' | 'beard' | 'long-beard';
  readonly headwear: 'none' | 'hijab' | 'orna' | 'cap';
  /** Grey and white hair goes with the lines of an older face. */
  readonly tone: 'dark' | 'grey' | 'white';
}

function man(
  hair: HairCut,
  facialHair: HeadParts['facialHair'] = 'none',
  tone: HeadParts['tone'] = 'dark',
  headwear: HeadParts['headwear'] = 'none',
): HeadParts {
  return { woman: false, hair, facialHair, headwear, tone };
}

function woman(
  hair: HairCut,
  tone: HeadParts['tone'] = 'dark',
  headwear: HeadParts['headwear'] = 'none',
): HeadParts {
  return { woman: true, hair, facialHair: 'none', headwear, tone };
}

/** Every kind of head that can be drawn. */
export const HEAD_KINDS = {
  hijab: woman('none', 'dark', 'hijab'),
  orna: woman('centre-parted', 'dark', 'orna'),
  bun: woman('bun'),
  'low-bun': woman('low-bun'),
  'long-hair': woman('long'),
  bob: woman('bob'),
  'grey-bun': woman('bun', 'grey'),
  'grey-bob': woman('bob', 'grey'),
  'grey-orna': woman('centre-parted', 'grey', 'orna'),
  'grey-hijab': woman('none', 'grey', 'hijab'),
  'short-hair': man('short'),
  'parted-hair': man('parted'),
  'curly-hair': man('curly'),
  'receding-hair': man('receding'),
  moustache: man('short', 'moustache'),
  beard: man('short', 'beard'),
  'trimmed-beard': man('parted', 'trimmed-beard'),
  cap: man('crew', 'trimmed-beard', 'dark', 'cap'),
  bald: man('bald', 'none', 'grey'),
  'bald-moustache': man('bald', 'moustache', 'white'),
  'short-grey': man('crew', 'none', 'grey'),
  'grey-moustache': man('parted', 'moustache', 'grey'),
  'grey-receding': man('receding', 'none', 'white'),
  'grey-goatee': man('receding', 'goatee', 'grey'),
  'white-beard': man('short', 'long-beard', 'white'),
  'white-beard-cap': man('crew', 'long-beard', 'white', 'cap'),
} as const satisfies Readonly<Record<string, HeadParts>>;

/** The kind of head of a drawn portrait. */
export type HeadKind = keyof typeof HEAD_KINDS;

/** Whom a portrait shows; the choice of heads depends on it. */
export type Figure = 'woman' | 'woman-in-scarf' | 'man' | 'man-with-beard';

const SENIOR_FROM_YEARS = 22;

// The heads of one pool differ in outline, and each pool has two at least: so neighbours never have to be alike.
const YOUNGER: Readonly<Record<Figure, readonly HeadKind[]>> = {
  woman: ['bun', 'low-bun', 'long-hair', 'bob'],
  'woman-in-scarf': ['hijab', 'orna'],
  man: ['short-hair', 'parted-hair', 'moustache', 'curly-hair', 'receding-hair'],
  'man-with-beard': ['beard', 'trimmed-beard', 'cap'],
};
const SENIOR: Readonly<Record<Figure, readonly HeadKind[]>> = {
  woman: ['grey-bun', 'grey-bob', 'grey-orna'],
  'woman-in-scarf': ['grey-orna', 'grey-hijab'],
  man: ['bald', 'bald-moustache', 'short-grey', 'grey-moustache', 'grey-receding'],
  'man-with-beard': ['white-beard', 'white-beard-cap', 'grey-goatee'],
};

/** The heads that suit somebody of so many years of practice. */
export function suitableHeads(figure: Figure, years: number): readonly HeadKind[] {
  return (years < SENIOR_FROM_YEARS ? YOUNGER : SENIOR)[figure];
}

/** What makes two heads look alike from afar, whatever the colour of the hair. */
export function outlineOf(kind: HeadKind): string {
  const { hair, facialHair, headwear } = HEAD_KINDS[kind];
  return `${hair} ${facialHair} ${headwear}`;
}
