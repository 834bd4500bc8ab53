/** The kinds of heads of the portraits in `assets/demo`, each with its outline: heads of one outline look alike from afar. */
export const HEAD_KINDS = {
  hijab: 'hijab',
  orna: 'orna',
  bun: 'bun',
  'low-bun': 'low-bun',
  'long-hair': 'long',
  bob: 'bob',
  'grey-bun': 'bun',
  'grey-bob': 'bob',
  'grey-orna': 'orna',
  'grey-hijab': 'hijab',
  'short-hair': 'short',
  'parted-hair': 'parted',
  'curly-hair': 'curly',
  'receding-hair': 'receding',
  moustache: 'short moustache',
  beard: 'short beard',
  'trimmed-beard': 'parted beard',
  cap: 'cap beard',
  bald: 'bald',
  'bald-moustache': 'bald moustache',
  'short-grey': 'crew',
  'grey-moustache': 'parted moustache',
  'grey-receding': 'receding',
  'grey-goatee': 'receding goatee',
  'white-beard': 'short long-beard',
  'white-beard-cap': 'cap long-beard',
} as const;

/** The kind of head of a portrait. */
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
