/** What somebody wrote, and what the reader should make of it. */
export interface OwnWords {
  text: string;
  language: 'bn' | 'bn-Latn' | 'en';
  /** Any of these matters or practice areas is right; none where asking alone is. */
  opens: string[];
  /** Asking is right, too. */
  mayAsk: boolean;
  /** Must be raised; null if none may be, `any` if not judged. */
  numbers: 'violence' | 'self-harm' | 'legal-aid' | 'any' | null;
}

/** What a reader made of it. */
export interface Outcome {
  /** The practice area or matter that opens at once, or null. */
  opens: string | null;
  likely: readonly string[];
  numbers: readonly string[];
}

type Judged = OwnWords & { outcome: Outcome };

const isRight = ({ opens, mayAsk, outcome }: Judged): boolean =>
  outcome.opens === null ? mayAsk : opens.includes(outcome.opens);
const isNear = ({ opens, outcome }: Judged): boolean =>
  outcome.opens === null && outcome.likely.slice(0, 3).some((matter) => opens.includes(matter));
const isWrong = ({ opens, outcome }: Judged): boolean =>
  outcome.opens !== null && !opens.includes(outcome.opens);
const raises = ({ numbers, outcome }: Judged): boolean =>
  outcome.numbers.includes(numbers?.toUpperCase().replace('-', '_') ?? '');

/** The lists of these matters show the numbers for danger small, and the question shows all numbers small. */
const WITH_DANGER_NUMBERS = ['family', 'Family Law', 'police', 'Criminal Law', 'violence'];
const isThere = (line: Judged): boolean =>
  raises(line) ||
  line.outcome.opens === null ||
  (line.numbers !== 'legal-aid' && WITH_DANGER_NUMBERS.includes(line.outcome.opens));

const share = (lines: readonly Judged[], meets: (line: Judged) => boolean): number =>
  lines.length === 0 ? 1 : lines.filter(meets).length / lines.length;

/** Shares from 0 to 1. */
export function figuresOf(lines: readonly OwnWords[], read: (text: string) => Outcome) {
  const judged = lines.map((line) => ({ ...line, outcome: read(line.text) }));
  const needing = judged.filter(({ numbers }) => numbers !== null && numbers !== 'any');
  const others = judged.filter(({ numbers }) => numbers === null);
  return {
    atOnce: share(judged, isRight),
    amongThree: share(judged, (line) => isRight(line) || isNear(line)),
    wrong: share(judged, isWrong),
    raised: share(needing, raises),
    there: share(needing, isThere),
    wronglyRaised: share(others, ({ outcome }) => outcome.numbers.length > 0),
    notRight: judged.filter((line) => !isRight(line) || (needing.includes(line) && !raises(line))),
  };
}
