import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { SiteContext } from '../../routing/site';
import PrivacyScreen from './privacy-screen';
import TermsScreen from './terms-screen';

let translator: i18n;

beforeAll(async () => (translator = await translatorFor('en', 'legal')));

function render(Screen: ComponentType, termsDate?: string | null): string {
  return renderWith(
    translator,
    <SiteContext value={{ origin: 'https://a.example', whatsappNumber: '', termsDate }}>
      <StaticRouter location="/">
        <Screen />
      </StaticRouter>
    </SiteContext>,
  );
}

afterEach(() => jest.useRealTimers());

test.each([
  ['terms', TermsScreen, 'These terms apply'],
  ['privacy notice', PrivacyScreen, 'This notice applies'],
])('the %s says since when or from when it applies, and nothing of a template', (_name, Screen, line) => {
  // 1 December starts in Dhaka while UTC is still in November.
  jest.useFakeTimers({ now: new Date('2026-11-30T17:59:00Z') });
  expect(render(Screen, '2026-12-01')).toContain(`${line} from 1 December 2026.`);
  jest.setSystemTime(new Date('2026-11-30T18:00:00Z'));
  expect(render(Screen, '2026-12-01')).toContain(`${line} since 1 December 2026.`);
  for (const date of [null, undefined])
    expect(render(Screen, date)).not.toMatch(/apply (since|from)|applies (since|from)|template/i);
});
