import type { Language } from '@ainsathi/contract/languages';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { SiteContext } from '../../routing/site';
import { HowItWorks, WhyChooseUs } from './introduction';

async function render(language: Language, isOn = false): Promise<string> {
  return renderWith(
    await translatorFor(language),
    <SiteContext
      value={{ origin: 'https://ainsathi.example', whatsappNumber: '', videoCalls: isOn, openRequests: isOn }}
    >
      <WhyChooseUs />
      <HowItWorks />
    </SiteContext>,
  );
}

const numeralsIn = (markup: string) =>
  [...markup.matchAll(/>(\p{Nd})<\/span>/gu)].map(([, numeral]) => numeral).join('');

test('the steps are numbered in the numerals of the page’s language', async () => {
  expect(numeralsIn(await render('en'))).toBe('1234');
  expect(numeralsIn(await render('bn'))).toBe('১২৩৪');
});

test('the introduction promises nothing that the product lacks', async () => {
  const promised = /video|chat|share documents|\bfee\b.*compare|compare.*\bfee\b|matched/i;
  expect(await render('en')).not.toMatch(promised);
  const whole = await render('en', true);
  for (const promise of ['video calls', 'matched advocates']) expect(whole).toContain(promise);
});

test('on phones each reason and step is a line; "In detail" of its section has the rest', async () => {
  const html = await render('en');
  expect(html.match(/In detail/g)).toHaveLength(2);
  const folded = [...html.matchAll(/has\(input:checked\)\)_&amp;\]:hidden">([^<]+)/g)].map(
    ([, text]) => text,
  );
  expect(folded).toHaveLength(9);
  expect(folded[1]).toMatch(/^We check each licence number/);
});
