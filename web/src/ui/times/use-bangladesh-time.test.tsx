import { renderWith, translatorFor } from '../../../test/render-in-language';
import { useBangladeshTime } from './use-bangladesh-time';

function Time() {
  return useBangladeshTime()('10:30 am');
}

it("does not name the zone on the server, which does not know the reader's zone", async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  expect(renderWith(await translatorFor('en'), <Time />)).toBe('10:30 am');
});
