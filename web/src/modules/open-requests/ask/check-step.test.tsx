import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { noFields } from './ask-fields';
import { CheckStep } from './check-step';

const fields = {
  ...noFields,
  about: 'matter:family',
  district: 'Gazipur',
  title: 'Dower',
  description: 'Never paid since March',
  party1: 'Kamal Uddin',
};

/** By heading: what a lawyer sees at which step. */
async function partsOf(isSignedIn: boolean): Promise<Map<string, string>> {
  const translator = await translatorFor('en', 'ask');
  const html = renderWith(
    translator,
    <StaticRouter location="/ask">
      <CheckStep fields={fields} goTo={() => undefined} isSignedIn={isSignedIn} />
    </StaticRouter>,
  );
  const parts = html.split('<section').slice(1);
  return new Map(parts.map((part) => [/<h2[^>]*>([^<]*)/.exec(part)?.[1] ?? '', part]));
}

test('everything is shown once, under who sees it when', async () => {
  const parts = await partsOf(false);
  const seen = {
    'A lawyer sees first': ['Gazipur', 'There is time'],
    'To check for a conflict of interest': ['Kamal Uddin'],
    'After saying that there is no conflict': ['Dower', 'Never paid since March'],
    'Only whom you choose': ['Your name, phone number and email'],
  };
  expect([...parts.keys()]).toEqual(Object.keys(seen));
  for (const [heading, texts] of Object.entries(seen))
    for (const text of texts)
      expect([...parts].filter(([, part]) => part.includes(text)).map(([name]) => name)).toEqual([heading]);
});

test('a visitor has no profile to change yet', async () => {
  const contacts = async (isSignedIn: boolean) => (await partsOf(isSignedIn)).get('Only whom you choose');
  expect(await contacts(false)).not.toContain('href');
  expect(await contacts(true)).toContain('href="/user/profile"');
});
