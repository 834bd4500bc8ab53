import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { legal } from '../../i18n/en/legal';
import { translator } from '../../i18n/translator';
import { SiteContext } from '../../routing/site';
import { PrivacyScreen } from './privacy-screen';
import { TermsScreen } from './terms-screen';

beforeAll(() => translator.addResourceBundle('en', 'legal', legal));

function render(Screen: ComponentType, termsDate?: string | null): string {
  return renderToString(
    <SiteContext value={{ origin: 'https://a.example', whatsappNumber: '', termsDate }}>
      <StaticRouter location="/">
        <Screen />
      </StaticRouter>
    </SiteContext>,
  );
}

test.each([
  ['terms', TermsScreen, 'These terms apply since 1 December 2026.'],
  ['privacy notice', PrivacyScreen, 'This notice applies since 1 December 2026.'],
])('the %s says since when it applies, and nothing of a template', (_name, Screen, line) => {
  expect(render(Screen, '2026-12-01')).toContain(line);
  for (const date of [null, undefined]) expect(render(Screen, date)).not.toMatch(/since|template/i);
});
