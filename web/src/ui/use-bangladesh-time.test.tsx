import { renderWith, translatorFor } from '../i18n/render-in-language';
import { useBangladeshTime } from './use-bangladesh-time';

function Time() {
  return useBangladeshTime()('10:30 am');
}

it('says nothing of the zone on the server, whose zone is not that of the reader', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  expect(renderWith(await translatorFor('en'), <Time />)).toBe('10:30 am');
});
