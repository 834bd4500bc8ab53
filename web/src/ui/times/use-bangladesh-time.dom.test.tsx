import { screen } from '@testing-library/react';
import { renderPart } from '../../../test/render-part';
import { useBangladeshTime } from './use-bangladesh-time';

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
