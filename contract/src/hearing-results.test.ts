import {
  type HearingResultName,
  hearingResults,
  statusAfterDate,
  statusAfterResult,
} from './hearing-results';
import { type CaseStatusName, caseStatuses } from './statuses';

const statuses = Object.keys(caseStatuses) as CaseStatusName[];
const results = Object.keys(hearingResults) as HearingResultName[];
const before: CaseStatusName[] = [
  ...(['ACCEPTED', 'CASE_INTAKE', 'DOCUMENT_DRAFTING', 'CLIENT_REVIEW_APPROVAL', 'SUBMISSION'] as const),
  ...(['RESPONSE_RECEIVED', 'PAPER_FINALIZATION', 'CASE_FILING'] as const),
];

/** What is suggested for each of the 26 statuses; the rest suggests nothing. */
const suggestions = (suggest: (status: CaseStatusName) => CaseStatusName | null) =>
  Object.fromEntries(statuses.flatMap((status) => (suggest(status) ? [[status, suggest(status)]] : [])));
const all = (names: readonly CaseStatusName[], status: CaseStatusName) =>
  Object.fromEntries(names.map((name) => [name, status]));

const HEARD = {
  ...all([...before, 'HEARING_DATE_ISSUED'], 'HEARING_1'),
  HEARING_1: 'HEARING_2',
  HEARING_2: 'HEARING_3',
};

it('a first date issues the hearing date, of a case before its hearings alone', () => {
  expect(suggestions(statusAfterDate)).toEqual(all(before, 'HEARING_DATE_ISSUED'));
});

it.each(results)('%s suggests a status for each of 26, and never an earlier one', (result) => {
  const held = result === 'HEARD' || result === 'ORDER_PASSED';
  const final = result === 'ORDER_PASSED' ? { FINAL_ARGUMENT: 'JUDGEMENT_ANNOUNCED' } : {};
  for (const hasNext of [true, false]) {
    const suggested = suggestions((status) => statusAfterResult(result, status, hasNext));
    const dated = hasNext ? all(before, 'HEARING_DATE_ISSUED') : {};
    expect(suggested).toEqual(held ? { ...HEARD, ...final } : dated);
    for (const [from, to] of Object.entries(suggested) as [CaseStatusName, CaseStatusName][])
      expect(statuses.indexOf(to)).toBeGreaterThan(statuses.indexOf(from));
  }
});
