import { load } from './load.mjs';

const ROUNDS = 7;
const MILLISECONDS = 500;

/** Measures every subject once a round, next to the baseline of the same round; the order turns from round to round. */
export async function measure(baseline, subjects) {
  for (const subject of [baseline, ...subjects]) await load(subject, MILLISECONDS);
  const limits = [];
  const ratios = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await load(baseline, MILLISECONDS);
    limits.push(limit);
    const turned = [
      ...subjects.slice(round % subjects.length),
      ...subjects.slice(0, round % subjects.length),
    ];
    for (const subject of turned) {
      const { perSecond, slow } = await load(subject, MILLISECONDS);
      ratios.get(subject.name).push({ perSecond: perSecond / limit.perSecond, slow: slow / limit.slow });
    }
  }
  return {
    limit: medians(limits),
    rows: [...ratios].map(([name, measured]) => ({ name, ...medians(measured) })),
  };
}

function medians(measured) {
  const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    slow: median(measured.map(({ slow }) => slow)),
  };
}
