import { screen } from '@testing-library/react';
import { renderPart } from '../../../test/render-part';
import { formatTime } from '../../i18n/format';
import { useBangladeshTime } from './use-bangladesh-time';
import { useHearingTime } from './hearing-time';

function Time() {
  return <p>{useBangladeshTime()('10:30')}</p>;
}

afterEach(() => jest.restoreAllMocks());

const names = { en: '10:30 (Bangladesh time)', bn: '10:30 (বাংলাদেশ সময়)' };

describe.each([
  { place: 'Dhaka', minutes: -360, isAway: false },
  { place: 'Dubai', minutes: -240, isAway: true },
  { place: 'London in winter', minutes: 0, isAway: true },
  { place: 'New York in summer', minutes: 240, isAway: true },
])('a device with the clock of $place', ({ minutes, isAway }) => {
  it.each(['en', 'bn'] as const)('reads whose time it is only if it has another: %s', async (language) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    await renderPart(<Time />, { language });
    screen.getByText(isAway ? names[language] : '10:30');
  });
});

function Moment({ at, language }: { at: string; language: string }) {
  return <p data-testid="time">{useBangladeshTime()(formatTime(at, language), at)}</p>;
}

/** A device in Berlin: two hours before UTC in summer, one in winter. */
const beInBerlin = () =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const isSummer = this >= new Date('2027-03-28T01:00:00Z') && this < new Date('2027-10-31T01:00:00Z');
    return isSummer ? -120 : -60;
  });

describe('a moment in Dhaka on a device in Berlin', () => {
  it.each([
    ['before the clocks go forward', '2027-03-28T00:59:00Z', '6:59 am in Dhaka · 1:59 am for you'],
    ['after they went forward', '2027-03-28T01:00:00Z', '7:00 am in Dhaka · 3:00 am for you'],
    ['in the hour that comes twice', '2027-10-31T00:30:00Z', '6:30 am in Dhaka · 2:30 am for you'],
    ['in the same hour again', '2027-10-31T01:30:00Z', '7:30 am in Dhaka · 2:30 am for you'],
    ['on another day', '2027-01-01T18:30:00Z', '12:30 am in Dhaka · 1 Jan, 7:30 pm for you'],
  ])('has both clocks %s, by the rules of that moment', async (_, at, words) => {
    beInBerlin();
    await renderPart(<Moment at={at} language="en" />);
    expect(screen.getByTestId('time').textContent).toBe(words);
  });

  it('has both in Bangla, and in the line of a hearing', async () => {
    beInBerlin();
    const at = '2027-01-04T04:30:00Z';
    await renderPart(<Moment at={at} language="bn" />, { language: 'bn' });
    screen.getByText('ঢাকায় সকাল ১০:৩০ · আপনার ঘড়িতে ভোর ৫:৩০');
    function Hearing() {
      return <p>{useHearingTime()(at)}</p>;
    }
    await renderPart(<Hearing />);
    screen.getByText('Monday 4 January 2027, 10:30 am in Dhaka · 5:30 am for you');
  });
});

it('a moment has the clock of Dhaka alone on a device there', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360);
  await renderPart(<Moment at="2027-01-04T04:30:00Z" language="en" />);
  expect(screen.getByTestId('time').textContent).toBe('10:30 am');
});
