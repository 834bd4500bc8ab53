import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFiles } from '../../test/catalogue-files';
import { everyPageNamespaces } from './catalogues';
import { laterCatalogues } from './en/later-catalogues';

/** Texts that stand in two catalogues because another language may say them in two ways. */
const repeatedOnPurpose: Record<string, string> = {
  Numbers: 'the screen of the owners, and what a lawyer has at a glance',
  Accept: 'an advocate’s answer to a request, and a client’s to a proposal',
  All: 'said of cases and of lawyers, which may need different words',
  Appointment: 'a part of a case, and a task of a dashboard, whose page does not load the texts of the first',
  'Ask again': 'for a document, and several lawyers',
  'Back to the case': 'from the page of a call, which loads no catalogue of cases',
  Cancel: 'to close a dialog without an act, and to cancel an appointment, which need different words',
  Cases: 'the cases themselves, and the head of a column that counts them',
  Change: 'a hearing, and a part of what is sent',
  Decline: 'a client’s answer to a fee, and an advocate’s to a request; Bangla says them in two ways',
  Ended: 'the state of a client’s request, and a group of those that an advocate was asked about',
  Hide: 'a typed password, and a text that nobody shall read',
  'Nothing wrong':
    'about a public text, and about a request to several lawyers, on screens with their own texts',
  Report: 'a request to several lawyers, and a public text; Bangla says them in two ways',
  Hearing:
    'a kind of entry in a case, and a task of a dashboard, whose page does not load the texts of the first',
  'Keep it': 'the hearing of a case that is closed, and a request that is not withdrawn',
  Leave: 'a page with input, and a call, which Bangla says in two ways',
  Lawyers: 'the frame’s link, and a heading of the terms, which counsel reads as one document',
  Messages: 'what two people write to one another, and what the product says at the edge of the screen',
  'Not now': 'to an offer, and to somebody who calls, which Bangla says in two ways',
  'Open the case': 'after a case request, and after a proposal was accepted',
  Reject: 'an advocate’s answer to a request, and an admin’s decision on a licence',
  Remove: 'said of a part of a form and of a passkey, which may need different words',
  Send: 'a message, and a request to another lawyer, which may need different words',
  'What happened?': 'a question to an advocate, and to a client',
  New: 'a message, and a list of complaints, which Bangla may say in two ways',
  Continue: 'to the next step of a request, and on a page of the account, which Bangla says in two ways',
  '{{count}} more': 'said of matters and of tasks, which Bangla names',
  'Something is wrong':
    'a link on the public page of a lawyer, which loads no texts of the account, and the dialog there',
  Withdraw: 'a request to one lawyer, and to several',
  'Sending…': 'of a request’s button, and below a message',
  'Your picture': 'of a review, and of one’s own camera',
  'To answer': 'said of cases, and of requests to several lawyers, which may need different words',
  'The appointment of {{date}} is cancelled.':
    'will be if the case is closed, and was when it was closed, as Bangla says',
  Rejected: 'the state of a licence and of a case, which may need different words',
  'Write to us': 'from the manual for developers, and from the sign-in, which does not load its texts',
};

interface Texts {
  readonly [key: string]: string | Texts;
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const later = Object.keys(laterCatalogues);
const namespaces: string[] = [...everyPageNamespaces, ...later];
const root = path.join(__dirname, '..');
const texts = [...catalogueFiles(root, 'en').values()].flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, Texts>>(file))
    .filter(([name]) => namespaces.includes(name))
    .flatMap(([name, catalogue]) =>
      flatten(catalogue).map(([key, text]) => ({ namespace: name, key, text })),
    ),
);
/** Where a text is only the name of another: `$t(shared:field.name)`. */
const references = texts.flatMap(({ namespace, text }) =>
  [...text.matchAll(/\$t\((\w+):([\w.]+)\)/g)].map(([, to = '', key = '']) => ({ from: namespace, to, key })),
);

const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|en|bn)\.|^i18n|^service-worker|generated/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

const partWithWords =
  /import\('([^']+)'\),\s*loadCatalogues\(([^)]*)\)|lazySource\(\s*(?:async )?\(\) => \(?(?:await )?import\('([^']+)'\)\)?(?:\.\w+)?,([^)]*)\)/g;
const screenWithWords = /lazyScreen\(\s*\(\) => import\('([^']+)'\)([^)]*)\)/g;

function resolve(from: string, specifier: string): string {
  const file = path.join(path.dirname(from), specifier);
  return [`${file}.ts`, `${file}.tsx`].find((one) => sources.has(one)) ?? '';
}

/** The namespaces that a source translates with. */
function namespacesIn(source: string): string[] {
  const named = [...source.matchAll(/(?:useTranslation\(|TFunction<)([^)>]*)/g)]
    .map(([, list]) => list)
    .join();
  return namespaces.filter((name) => named.includes(`'${name}'`) || new RegExp(`['\`]${name}:`).test(source));
}

const modules = new Map(
  [...sources].map(([file, source]) => {
    // What is fetched together with its own words, and what is gone when the code runs, bring no words here.
    const imports = source.replace(partWithWords, '').replace(/import type [^;]+;/g, '');
    const specifiers = [...imports.matchAll(/(?:from |import\()'(\.[^']+)'/g)];
    return [
      file,
      { namespaces: namespacesIn(source), imports: specifiers.map(([, one = '']) => resolve(file, one)) },
    ];
  }),
);

/** The namespaces of a module and of all that comes with it. */
function neededBy(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found;
  seen.add(file);
  for (const name of modules.get(file)?.namespaces ?? []) found.add(name);
  for (const imported of modules.get(file)?.imports ?? []) neededBy(imported, seen, found);
  return found;
}

/** Every screen and part that is fetched with its words: those it loads, and those it needs. */
const fetched = [...sources].flatMap(([from, source]) =>
  [...source.matchAll(screenWithWords), ...source.matchAll(partWithWords)].map((match) => {
    const [file = '', list = ''] = match.slice(1).filter((group) => group);
    const needed = neededBy(resolve(from, file));
    const loads = (name: string) => list.includes(`'${name}'`);
    // The layouts of the areas bring `areas`.
    return {
      file,
      loaded: later.filter(loads),
      needed: later.filter((name) => name !== 'areas' && needed.has(name)),
    };
  }),
);

/** The keys that a source names, and the beginnings of those that it puts together, with their namespaces. */
function keysIn(source: string): { keys: string[]; beginnings: string[] } {
  const own = namespacesIn(source);
  const full = (key: string) => (key.includes(':') ? [key] : own.map((name) => `${name}:${key}`));
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, key = '']) => full(key));
  // The screens of mailed links differ by the name of their words alone.
  const linked = [...source.matchAll(/<MailedLink\s+name="(\w+)"/g)];
  const ofLinks = linked.map(([, name = '']) => `accountRecovery:${name}.`);
  return { keys: all(/'([\w:.]+)'/g), beginnings: [...all(/`([\w:.]+\.)\$\{/g), ...ofLinks] };
}

describe('the catalogues', () => {
  it('have no key that nothing uses', () => {
    const uses = [...sources.values()].map(keysIn);
    const keys = new Set([
      ...uses.flatMap((use) => use.keys),
      ...references.map(({ to, key }) => `${to}:${key}`),
    ]);
    const beginnings = [...new Set(uses.flatMap((use) => use.beginnings))];
    const unused = texts
      .map(({ namespace, key }) => `${namespace}:${key.replace(/_(one|other)$/, '')}`)
      .filter((key) => !keys.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
    expect(unused).toEqual([]);
  });

  it('come with the screens and parts that need them, and with no others', () => {
    expect(fetched.length).toBeGreaterThan(30);
    expect(fetched.filter(({ loaded, needed }) => loaded.join() !== needed.join())).toEqual([]);
  });

  it('name texts that exist, in catalogues that come along', () => {
    const keys = new Set(texts.map(({ namespace, key }) => `${namespace}:${key}`));
    for (const { from, to, key } of references) {
      expect(keys).toContain(`${to}:${key}`);
      const without = fetched.filter(({ loaded }) => loaded.includes(from) && !loaded.includes(to));
      if (to !== from && later.includes(to)) expect(without).toEqual([]);
    }
  });

  it('say nothing twice, but for what another language may say in two ways', () => {
    const places = new Map<string, Set<string>>();
    for (const { namespace, text } of texts)
      if (!text.startsWith('$t(')) places.set(text, (places.get(text) ?? new Set()).add(namespace));
    const repeated = [...places].filter(([, names]) => names.size > 1).map(([text]) => text);
    expect(repeated.sort()).toEqual(Object.keys(repeatedOnPurpose).sort());
  });
});
