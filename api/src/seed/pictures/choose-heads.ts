import { stableNumber } from '../stable-number';
import { type Figure, HEAD_KINDS, type HeadKind, suitableHeads } from './head-kinds';

/** A person with a portrait. */
export interface Drawn {
  readonly name: string;
  readonly figure: Figure;
  /** Years of practice: the heads of seniors are others than those of juniors. */
  readonly years: number;
}

/**
 * A head for each of the people, in the order in which they appear: always the suitable one whose outline was seen longest
 * ago, so that no two neighbours are alike.
 */
export function chooseHeads(people: readonly Drawn[]): ReadonlyMap<string, HeadKind> {
  const lastSeen = new Map<string, number>();
  const chosen = new Map<string, HeadKind>();
  people.forEach(({ name, figure, years }, place) => {
    const [head] = suitableHeads(figure, years)
      .map((kind) => ({
        kind,
        seen: lastSeen.get(HEAD_KINDS[kind]) ?? -1,
        lot: stableNumber(`head ${kind} ${name}`, 1000),
      }))
      .sort((first, second) => first.seen - second.seen || first.lot - second.lot);
    if (!head) throw new RangeError(`No head to choose from for ${name}`);
    lastSeen.set(HEAD_KINDS[head.kind], place);
    chosen.set(name, head.kind);
  });
  return chosen;
}
