import { orderTasks, type OrderedTask } from './order-tasks';

const now = Date.parse('2026-11-28T06:30:00Z');
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

/** From the most urgent on: each rank of the dashboard, and in a rank by time. */
const inOrder: readonly (OrderedTask & { name: string })[] = [
  { name: 'a hearing that has begun today', kind: 'hearing', id: 'h0', at: inHours(-2) },
  { name: 'an appointment in 2 hours', kind: 'appointment', id: 'a1', at: inHours(2) },
  { name: 'a hearing in 3 hours', kind: 'hearing', id: 'h1', at: inHours(3) },
  { name: 'a hearing in 48 hours', kind: 'hearing', id: 'h2', at: inHours(48) },
  { name: 'a payment refused yesterday', kind: 'refused', id: 'r1', at: inHours(-24) },
  { name: 'a payment refused today', kind: 'refused', id: 'r2', at: inHours(-1) },
  { name: 'a fee to pay since last week', kind: 'pay', id: 'p1', at: inHours(-170) },
  { name: 'a fee to answer since yesterday', kind: 'answer', id: 'f1', at: inHours(-20) },
  { name: 'proposals that end in 47 hours', kind: 'proposals', id: '', at: inHours(47) },
  { name: 'papers asked for', kind: 'documents', id: '' },
  { name: 'papers to approve', kind: 'approve', id: 'd1', at: inHours(-300) },
  { name: 'proposals that end in 49 hours', kind: 'proposals', id: 'later', at: inHours(49) },
  { name: 'messages', kind: 'messages', id: '' },
  { name: 'times to choose of one case', kind: 'times', id: 't1' },
  { name: 'times to choose of another', kind: 'times', id: 't2' },
  { name: 'an appointment in 49 hours', kind: 'appointment', id: 'a2', at: inHours(49) },
  { name: 'a hearing in 8 days', kind: 'hearing', id: 'h3', at: inHours(192) },
];

const pairs = inOrder.flatMap((first, place) =>
  inOrder.slice(place + 1).map((second) => [first, second] as const),
);

describe('of two tasks', () => {
  it.each(pairs.map(([first, second]) => [first.name, second.name, first, second] as const))(
    '%s comes before %s',
    (_, __, first, second) => {
      expect(orderTasks([first, second], now)).toEqual([first, second]);
      expect(orderTasks([second, first], now)).toEqual([first, second]);
    },
  );
});

it('all tasks have one order, whatever their order was', () => {
  expect(orderTasks([...inOrder].reverse(), now)).toEqual(inOrder);
});
