import { answerTimes } from './answer-clock';

const HOUR = 60 * 60_000;
const dhaka = (text: string): Date => new Date(`2026-12-${text}:00+06:00`);

/** Such as 02 19:00, in Dhaka. */
const written = (time: Date): string =>
  new Date(time.getTime() + 6 * HOUR).toISOString().slice(8, 16).replace('T', ' ');

const timesOf = (now: Date, urgent: boolean): string[] => {
  const { dueAt, nextWaveAt, endsAt } = answerTimes(now, urgent);
  return [dueAt, nextWaveAt, endsAt].map(written);
};

test('a usual request waits two days, asks again after one, and ends after 14', () => {
  expect(timesOf(dhaka('01T15:30'), false)).toEqual(['03 15:30', '02 15:30', '15 15:30']);
});

test('an urgent request waits 12 hours, asks again after 4, and ends after 5 days', () => {
  expect(timesOf(dhaka('01T08:30'), true)).toEqual(['01 20:30', '01 12:30', '06 08:30']);
});

test('at night the clock begins at 7:00', () => {
  for (const night of ['01T22:00', '01T23:59', '02T00:00', '02T06:59'])
    expect(timesOf(dhaka(night), false)).toEqual(['04 07:00', '03 07:00', '16 07:00']);
});

test('an answer that would be due at night is due at 9:00; a wave of the night asks at 7:00', () => {
  expect(timesOf(dhaka('01T12:00'), true)).toEqual(['02 09:00', '01 16:00', '06 12:00']);
  expect(timesOf(dhaka('01T19:00'), true)).toEqual(['02 07:00', '02 07:00', '06 19:00']);
});

test.each([[false], [true]])(
  'in every hour of a day nothing is due or asked at night, urgent: %s',
  (urgent) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(dhaka('01T00:10').getTime() + hour * HOUR);
      const { dueAt, nextWaveAt, endsAt } = answerTimes(now, urgent);
      for (const time of [dueAt, nextWaveAt]) {
        const inDhaka = new Date(time.getTime() + 6 * HOUR).getUTCHours();
        expect(inDhaka).toBeGreaterThanOrEqual(7);
        expect(inDhaka).toBeLessThan(22);
        expect(time.getTime()).toBeGreaterThan(now.getTime());
      }
      expect(endsAt.getTime()).toBeGreaterThan(dueAt.getTime());
    }
  },
);
