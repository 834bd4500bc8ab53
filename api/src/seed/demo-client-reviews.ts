import type { Case } from '../modules/cases/case.entity';
import { isTakenOn } from '../modules/cases/status/case.status';
import { type ClientReview, ReviewAnswer } from '../modules/client-reviews/client-review.entity';
import { demoId } from './stable-number';

const DEMO_CLIENT = demoId('account', 'client@ainsathi.test');
const DAY = 86_400_000;

const SAID = [
  {
    recommends: true,
    line: 'Explained each step in plain words, and told me the cost before it began.',
    answer: ReviewAnswer.THANKS,
  },
  { recommends: true, line: 'ফোন করলে ধরতেন, শুনানির আগের দিন জানিয়ে দিতেন।', answer: null },
  {
    recommends: false,
    line: 'The work was good, but I often waited weeks for news.',
    answer: ReviewAnswer.LET_US_TALK,
  },
  { recommends: true, line: null, answer: null },
  { recommends: true, line: 'Honest from the first day about what could be won.', answer: null },
];

/** What clients say of their lawyers, each client of a lawyer once; the demo client has written none yet. */
export function clientReviewRows(now: Date, cases: readonly Case[]): ClientReview[] {
  const pairs = new Set<string>();
  return cases.flatMap(({ id, clientId, lawyerId, status, answeredAt }) => {
    const pair = `${clientId} ${lawyerId}`;
    const isOld = answeredAt !== null && now.getTime() - answeredAt.getTime() > 60 * DAY;
    if (!clientId || !lawyerId || clientId === DEMO_CLIENT || pairs.has(pair)) return [];
    if (!isTakenOn(status, null) || !isOld) return [];
    pairs.add(pair);
    const earlier = [...pairs].filter((known) => known.endsWith(` ${lawyerId}`)).length - 1;
    const { recommends, line, answer } = SAID[earlier % SAID.length] ?? {
      recommends: true,
      line: null,
      answer: null,
    };
    const createdAt = new Date(now.getTime() - (earlier + 2) * 9 * DAY);
    const unchanged = {
      changedAt: null,
      withdrawnAt: null,
      hiddenAt: null,
      hiddenReason: null,
      plea: null,
      pleadedAt: null,
    };
    const answeredOn = answer && new Date(createdAt.getTime() + DAY);
    return [
      {
        id: demoId('client-review', id),
        caseId: id,
        clientId,
        lawyerId,
        recommends,
        line,
        answer,
        answeredAt: answeredOn,
        createdAt,
        ...unchanged,
      },
    ];
  });
}
