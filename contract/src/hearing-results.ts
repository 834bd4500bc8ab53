import { type CaseStatusName, caseStatuses } from './statuses';

/** What happened at a hearing, by its name in GraphQL. */
export const hearingResults = {
  HEARD: 'heard',
  ADJOURNED: 'adjourned',
  ORDER_PASSED: 'order-passed',
  JUDGE_ABSENT: 'judge-absent',
  NOT_CALLED: 'not-called',
  TIME_PETITION: 'time-petition',
} as const;

export type HearingResultName = keyof typeof hearingResults;

const inOrder = Object.keys(caseStatuses) as CaseStatusName[];

/** From the acceptance until a hearing is counted. */
const beforeHearings = inOrder.slice(inOrder.indexOf('ACCEPTED'), inOrder.indexOf('HEARING_1'));

const AFTER_HEARING: Partial<Record<CaseStatusName, CaseStatusName>> = {
  HEARING_1: 'HEARING_2',
  HEARING_2: 'HEARING_3',
};

function statusAfterHearing(status: CaseStatusName): CaseStatusName | null {
  const isBefore = beforeHearings.includes(status) && !caseStatuses[status].closed;
  return isBefore ? 'HEARING_1' : (AFTER_HEARING[status] ?? null);
}

/** The status that the first next date of a case suggests; null where it suggests none. */
export function statusAfterDate(status: CaseStatusName): CaseStatusName | null {
  const isBefore = beforeHearings.includes(status) && !caseStatuses[status].closed;
  return isBefore && status !== 'HEARING_DATE_ISSUED' ? 'HEARING_DATE_ISSUED' : null;
}

/** The status that a result suggests, never an earlier one; null where it suggests none. @param hasNext whether there is a next date. */
export function statusAfterResult(
  result: HearingResultName,
  status: CaseStatusName,
  hasNext: boolean,
): CaseStatusName | null {
  if (result === 'ORDER_PASSED' && status === 'FINAL_ARGUMENT') return 'JUDGEMENT_ANNOUNCED';
  if (result === 'HEARD' || result === 'ORDER_PASSED') return statusAfterHearing(status);
  return hasNext ? statusAfterDate(status) : null;
}
