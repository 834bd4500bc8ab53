import { groupNotifications } from './group-notifications';

const item = (
  id: string,
  kind: 'REQUEST_RECEIVED' | 'FEE_PROPOSED' | 'HEARING_SET' | 'REVIEWS_ADDED',
  caseId: string | null,
) => ({
  id,
  kind,
  caseId,
});

it('requests are one group, other notifications one for each case, at the place of the newest', () => {
  const groups = groupNotifications([
    item('1', 'FEE_PROPOSED', 'land'),
    item('2', 'REQUEST_RECEIVED', 'rent'),
    item('3', 'HEARING_SET', 'land'),
    item('4', 'REVIEWS_ADDED', null),
    item('5', 'REQUEST_RECEIVED', 'land'),
    item('6', 'REVIEWS_ADDED', null),
  ]);
  expect(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id).join()])).toEqual([
    [null, '1,3'],
    ['REQUEST_RECEIVED', '2,5'],
    [null, '4'],
    [null, '6'],
  ]);
});
