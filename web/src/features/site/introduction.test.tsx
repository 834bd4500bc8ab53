import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { translator } from '../../i18n/translator';
import { HowItWorks, WhyChooseUs } from './introduction';

function render(language?: string): string {
  const languageTranslator: i18n = translator.cloneInstance({ lng: language });
  return renderToString(
    <I18nextProvider i18n={languageTranslator}>
      <WhyChooseUs />
      <HowItWorks />
    </I18nextProvider>,
  );
}

const numeralsIn = (markup: string) =>
  [...markup.matchAll(/>(\p{Nd})<\/span>/gu)].map(([, numeral]) => numeral).join('');

test('the steps are numbered in the numerals of the page’s language', () => {
  expect(numeralsIn(render())).toBe('1234');
  expect(numeralsIn(render('bn'))).toBe('১২৩৪');
});

test('the introduction promises nothing that the product lacks', () => {
  expect(render()).not.toMatch(/video|chat|share documents|\bfee\b.*compare|compare.*\bfee\b|matched/i);
});
