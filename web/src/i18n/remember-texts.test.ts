import i18next, { type i18n } from 'i18next';
import { rememberTexts } from './remember-texts';

async function create() {
  const translator = i18next.createInstance();
  await translator.init({
    lng: 'en',
    ns: ['shop', 'late'],
    defaultNS: 'shop',
    resources: {
      en: { shop: { apples_one: '{{count}} apple', apples_other: '{{count}} apples', list: ['a'] } },
    },
  });
  return translator;
}

type Translate = (key: string, options?: object) => unknown;

/** Texts of these catalogues, whose keys the types of the product's do not know. */
function textsOf(translator: i18n, namespace: string): Translate {
  const getFixedT = translator.getFixedT.bind(translator) as unknown as (...scope: string[]) => Translate;
  return getFixedT('en', namespace);
}

describe('a translator that remembers its texts', () => {
  it('gives the same texts as the other, the first and the second time', async () => {
    const translator = await create();
    const remembering = rememberTexts(translator);
    for (let time = 0; time < 2; time += 1)
      for (const count of [1, 2]) {
        const t = textsOf(remembering, 'shop');
        expect(t('apples', { count })).toBe(textsOf(translator, 'shop')('apples', { count }));
      }
    expect(textsOf(remembering, 'shop')('apples', { count: 2 })).toBe('2 apples');
  });

  it('finds each text once', async () => {
    const translator = await create();
    const translate = jest.spyOn(translator, 't');
    const remembering = rememberTexts(translator);
    for (let time = 0; time < 3; time += 1) textsOf(remembering, 'shop')('apples', { count: 5 });
    expect(translate).toHaveBeenCalledTimes(1);
  });

  it('knows a text of a catalogue that was loaded after it was first asked for', async () => {
    const translator = await create();
    const remembering = rememberTexts(translator);
    expect(textsOf(remembering, 'late')('greeting')).toBe('greeting');
    translator.addResourceBundle('en', 'late', { greeting: 'Hello' });
    expect(textsOf(remembering, 'late')('greeting')).toBe('Hello');
  });

  it('makes lists anew, which may be changed', async () => {
    const t = textsOf(rememberTexts(await create()), 'shop');
    const list = () => t('list', { returnObjects: true });
    expect(list()).toEqual(['a']);
    expect(list()).not.toBe(list());
  });
});
