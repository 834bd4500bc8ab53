import { load } from './load.mjs';
import { median } from '../lib/median.mjs';

const ROUNDS = 9;
const MILLISECONDS = 800;
/** V8 compiles the hot path only after some thousand requests. */
const WARM_UP_MILLISECONDS = 8_000;

/** Measures every subject once a round, each right after the baseline, because the load of the machine varies. */
export async function measure(baseline, subjects) {
  for (const subject of [baseline, ...subjects]) await load(subject, WARM_UP_MILLISECONDS);
  for (const subject of subjects.filter((one) => one.baseline))
    await load({ ...baseline, request: subject.baseline }, WARM_UP_MILLISECONDS / 4);
  const limits = [];
  const ratios = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      const limit = await load({ ...baseline, request: subject.baseline ?? baseline.request }, MILLISECONDS);
      const { perSecond, slow, processor } = await load(subject, MILLISECONDS);
      if (!subject.baseline) limits.push(limit);
      ratios.get(subject.name).push({
        perSecond: perSecond / limit.perSecond,
        slow: slow / limit.slow,
        processor: processor / limit.processor,
      });
    }
  }
  return {
    limit: medians(limits),
    rows: [...ratios].map(([name, measured]) => ({ name, ...medians(measured) })),
  };
}

function medians(measured) {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    slow: median(measured.map(({ slow }) => slow)),
    processor: median(measured.map(({ processor }) => processor)),
  };
}
