import { matters } from '@ainsathi/contract/matters';
import type { MatterSlug, TopicName, Weight } from '@ainsathi/contract/topic-words';

/** The score that opens a topic beside others, and its least lead. */
const ENOUGH = 3;
const LEAD = 1.5;

const SLUGS = matters.map(({ slug }) => slug);

/** The matter for which a practice area counts: the first that it serves; a contract is about business more than about debt. */
const MATTERS = new Map<TopicName, MatterSlug>(
  [...matters]
    .reverse()
    .flatMap(({ slug, practiceAreas }) => [slug, ...practiceAreas].map((topic) => [topic, slug])),
).set('Contract Law', 'business');

/** Beside a leader with words of this weight the other is in no doubt: "shop rent" is about rent. */
const LEADERS: readonly (readonly [leader: MatterSlug, weight: Weight, other: MatterSlug, upTo: Weight])[] = [
  ['violence', 2, 'family', 3],
  ['violence', 3, 'work', 3],
  ['rent', 2, 'business', 3],
  ['rent', 3, 'debt', 2],
  ['rent', 3, 'work', 2],
  ['rent', 3, 'land', 2],
  ['family', 1, 'debt', 1],
  ['family', 1, 'other', 1],
  ['family', 3, 'debt', 2],
  ['land', 3, 'family', 1],
  ['land', 3, 'police', 2],
  ['work', 3, 'police', 2],
  ['debt', 3, 'police', 2],
  ['rent', 3, 'police', 2],
  ['online', 3, 'police', 2],
  ['work', 3, 'debt', 2],
  ['land', 3, 'debt', 2],
  ['police', 3, 'family', 1],
  ['work', 3, 'family', 1],
  ['rent', 3, 'family', 1],
];

export interface Hit {
  topic: TopicName;
  weight: Weight;
}

const sumOf = (hits: readonly Hit[]): number => hits.reduce((sum, { weight }) => sum + weight, 0);

/**
 * All matters by the weights of their words, the best first; and the topic that is sure: the only practice area of the best
 * matter, or the matter, null in doubt.
 * @param alone the score that opens a topic without others.
 */
export function judgeTopics(hits: readonly Hit[], alone: number) {
  const hitsOf = (matter: MatterSlug) => hits.filter(({ topic }) => MATTERS.get(topic) === matter);
  const strongest = (matter: MatterSlug) => Math.max(0, ...hitsOf(matter).map(({ weight }) => weight));
  const isLed = (matter: MatterSlug) =>
    LEADERS.some(
      ([leader, weight, other, upTo]) =>
        other === matter && strongest(leader) >= weight && strongest(other) <= upTo,
    );
  const ranks = new Map(SLUGS.map((slug) => [slug, isLed(slug) ? LEAD / 2 : sumOf(hitsOf(slug))]));
  const rank = (matter: MatterSlug) => ranks.get(matter) ?? 0;
  const likely = [...SLUGS].sort((first, second) => rank(second) - rank(first));
  const [best = 'other', second = 'other'] = likely;
  const rival = isLed(second) ? 0 : rank(second);
  // A dispute about land passes through police and courts.
  const isAboutLand = best === 'police' && strongest('land') === 3;
  const isClear = !isAboutLand && rank(best) >= ENOUGH && rank(best) - rival >= LEAD;
  const isOnly = rival === 0 && rank(best) >= alone;
  const topics = [...new Set(hitsOf(best).map(({ topic }) => topic))];
  return { likely, sure: isClear || isOnly ? (topics.length === 1 && topics[0]) || best : null };
}
