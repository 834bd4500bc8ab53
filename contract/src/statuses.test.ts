import { casePhases, caseStatuses, type CaseStatusName } from './statuses';

const names = Object.keys(caseStatuses) as CaseStatusName[];
const setBy = (role: string) =>
  names.filter((name) => caseStatuses[name].setBy.some((setter) => setter === role));

test('a lawyer sets 24 statuses, an admin 4, and nobody sets the legacy status', () => {
  expect(names).toHaveLength(26);
  expect(setBy('lawyer')).toEqual(names.slice(0, 24));
  expect(setBy('admin')).toEqual(['PENDING', 'ACCEPTED', 'REJECTED', 'COMPLETED']);
  expect(caseStatuses.IN_PROGRESS.setBy).toEqual([]);
});

test('four statuses are closed', () => {
  expect(names.filter((name) => caseStatuses[name].closed)).toEqual([
    'REJECTED',
    'FINAL_DISPOSAL',
    'CASE_CLOSED',
    'COMPLETED',
  ]);
});

test('a value is the name in lower case with hyphens', () => {
  for (const name of names) expect(caseStatuses[name].value).toBe(name.toLowerCase().replaceAll('_', '-'));
});

test('the phases of the 24 are in order, and each has a status', () => {
  const order = setBy('lawyer').map((name) =>
    casePhases.findIndex((phase) => phase === caseStatuses[name].phase),
  );
  expect(order).toEqual(order.toSorted((left, right) => left - right));
  expect(new Set(order).size).toBe(casePhases.length);
});
