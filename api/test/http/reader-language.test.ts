import { Client, type GraphqlFailure } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, PASSWORD, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { postNotifications } from '../../src/modules/notifications/post-notifications';

const BANGLA = 'bn-BD,bn;q=0.9,en;q=0.8';
const FAR_FUTURE = new Date(Date.now() + 12 * 60 * 60_000);

const app = appOfTests({ publicOrigin: 'https://ainsathi.test', trustProxy: 'loopback' }, undefined, {
  cached: true,
});
let visitor: Client;

beforeAll(() => {
  visitor = new Client(app.origin);
});

interface Answer {
  headers: Headers;
  data: unknown;
  errors: GraphqlFailure[];
}

async function ask(
  query: string,
  language: string | null,
  { token, ...init }: { token?: string; 'x-forwarded-for'?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(language === null ? {} : { 'accept-language': language }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...init,
    },
    body: JSON.stringify({ query }),
  });
  const { data, errors = [] } = (await response.json()) as {
    data: unknown;
    errors?: GraphqlFailure[];
  };
  return { headers: response.headers, data, errors };
}

const spoken = (headers: Headers) => [
  headers.get('content-language'),
  /accept-language/i.test(headers.get('vary') ?? ''),
];

const login = (password: string, email: string) =>
  `mutation { login(email: "${email}", password: "${password}") { token } }`;

describe('REST in the language of the request', () => {
  it.each([
    ['bn', 'bn', 'শিরোনাম দিতে হবে'],
    [BANGLA, 'bn', 'শিরোনাম দিতে হবে'],
    ['bn_BD.UTF-8', 'bn', 'শিরোনাম দিতে হবে'],
    ['ben', 'bn', 'শিরোনাম দিতে হবে'],
    ['bn-BD,en', 'bn', 'শিরোনাম দিতে হবে'],
    ['BN', 'bn', 'শিরোনাম দিতে হবে'],
    ['en_US', 'en', 'Title is required'],
    ['bnx', 'en', 'Title is required'],
    ['en,bn;q=0.5', 'en', 'Title is required'],
    ['fr', 'en', 'Title is required'],
    ['*', 'en', 'Title is required'],
    ['', 'en', 'Title is required'],
  ])('Accept-Language "%s" is answered in %s', async (accepted, language, message) => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    const { status, body, headers } = await client.client.rest(
      'POST',
      '/users/cases',
      { lawyerId: lawyer.id, title: '', description: 'A wall' },
      { 'accept-language': accepted },
    );
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body).toMatchObject({ message, errors: [{ field: 'title', message }] });
    expect(spoken(headers)).toEqual([language, true]);
  });

  it('says what was not found, refused and done', async () => {
    const person = await aClient(app);
    const missing = await visitor.rest('GET', '/public/lawyers/none', undefined, { 'accept-language': 'bn' });
    expect([missing.status, missing.body.message]).toEqual([404, 'আইনজীবীকে পাওয়া যায়নি']);
    const refused = await visitor.rest(
      'POST',
      '/auth/login',
      { email: person.email, password: 'a wrong one' },
      { 'accept-language': 'bn' },
    );
    expect([refused.status, refused.body.message]).toEqual([401, 'ইমেইল বা পাসওয়ার্ড ঠিক নয়']);
    const out = await person.client.rest('POST', '/auth/logout', {}, { 'accept-language': 'bn' });
    expect(out.body).toEqual({ message: 'লগআউট হয়েছে।' });
    expect(spoken(out.headers)).toEqual(['bn', true]);
    const address = await visitor.rest('GET', '/none', undefined, { 'accept-language': 'bn' });
    expect(address.body).toMatchObject({ code: 'NOT_FOUND', message: 'ঠিকানা পাওয়া যায়নি' });
  });

  it('says that there were too many requests', async () => {
    const person = await aClient(app);
    await app.platform.limits.accountWrites.penalty(person.id, 120);
    const { status, body } = await person.client.rest(
      'PUT',
      '/users/profile',
      { address: 'Feni' },
      { 'accept-language': 'bn' },
    );
    expect([status, body.code, body.message]).toEqual([
      429,
      'RATE_LIMITED',
      'অল্প সময়ে অনেক অনুরোধ এসেছে। একটু অপেক্ষা করুন।',
    ]);
  });

  it('does not vary where there are no sentences', async () => {
    for (const language of ['en', 'bn']) {
      const headers = { 'accept-language': language };
      const answer = await visitor.rest('GET', '/public/lawyers', undefined, headers);
      expect(answer.status).toBe(200);
      expect(spoken(answer.headers)).toEqual([null, false]);
    }
  });
});

describe('GraphQL in the language of the request', () => {
  it('says what is wrong with a field, by the same code', async () => {
    const [{ token }, { id }] = [await aClient(app), await aLawyer(app)];
    const query = `mutation { requestCase(input: { lawyerId: "${id}", title: "${'x'.repeat(300)}", description: "d" }) { case { id } } }`;
    const english = await ask(query, null, { token });
    const bangla = await ask(query, BANGLA, { token });
    expect(english.errors[0]?.message).toBe('Title must be at most 200 characters');
    const message = 'শিরোনাম সর্বোচ্চ ২০০ অক্ষরের হতে পারে';
    expect(bangla.errors[0]).toEqual({
      ...english.errors[0],
      message,
      extensions: { ...english.errors[0]?.extensions, fields: [{ field: 'title', message }] },
    });
    expect(spoken(english.headers)).toEqual(['en', true]);
    expect(spoken(bangla.headers)).toEqual(['bn', true]);
  });

  it('says why a sign-in failed, and what was done', async () => {
    const person = await aClient(app);
    const failed = await ask(login('a wrong one', person.email), 'bn');
    expect(failed.errors[0]).toMatchObject({
      message: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const out = await ask('mutation { logout { message } }', 'bn', { token: person.token });
    expect(out.data).toEqual({ logout: { message: 'লগআউট হয়েছে।' } });
    expect(spoken(out.headers)).toEqual(['bn', true]);
    const signedOut = await ask('mutation { logout { message } }', 'en');
    const { logout } = (signedOut.data ?? {}) as { logout?: { message: string } };
    expect(logout?.message ?? signedOut.errors[0]?.message).toMatch(/^[A-Z]/);
  });

  it('answers visitors of both languages who wait for one computation, each in theirs', async () => {
    const query = '{ lawyers(page: 0) { total } }';
    await ask('{ lawyers(page: 1) { total } }', 'en');
    const languages = ['en', 'bn', 'en', 'bn'];
    const answers = await Promise.all(languages.map((language) => ask(query, language)));
    const english = 'page must be a whole number from 1';
    const bangla = 'page: ১ বা তার বেশি পূর্ণ সংখ্যা দিন';
    expect(answers.map(({ errors }) => errors[0]?.message)).toEqual([english, bangla, english, bangla]);
  });

  it('does not vary where there are no sentences', async () => {
    const [english, bangla] = [
      await ask('{ lawyers { total } }', 'en'),
      await ask('{ lawyers { total } }', 'bn'),
    ];
    expect(bangla.data).toEqual(english.data);
    expect([spoken(english.headers), spoken(bangla.headers)]).toEqual([
      [null, false],
      [null, false],
    ]);
    const get = `${app.origin}/graphql?query=${encodeURIComponent('{ lawyers { total } }')}`;
    const response = await fetch(get, { headers: { 'accept-language': 'bn' } });
    expect(response.headers.get('etag')).toBeTruthy();
    expect(spoken(response.headers)).toEqual([null, false]);
  });
});

const languageOf = async (person: Person): Promise<string> =>
  ((await person.client.query(graphql(`{ me { language } }`))) as { me: { language: string } }).me.language;

describe('the language of an account', () => {
  it.each([
    ['bn', 'BN'],
    ['en', 'EN'],
  ])('is that of the page that registered: %s', async (accepted, language) => {
    const email = `reader-${accepted}@example.test`;
    const input = { name: 'Rahima', email, password: PASSWORD };
    const registered = await visitor.rest('POST', '/auth/register', input, { 'accept-language': accepted });
    expect(registered.status).toBe(201);
    expect(registered.body.message).toBe(
      accepted === 'bn' ? 'নিবন্ধন হয়েছে! এবার লগইন করুন।' : 'Registration successful! Please login.',
    );
    const { token } = (await visitor.query<{ login: { token: string } }>(login(PASSWORD, email))).login;
    expect((await visitor.as(token).query(graphql(`{ me { language } }`))).me?.language).toBe(language);
  });

  it('is changed through both doors, by every role, and by no request of another language', async () => {
    for (const person of [await aClient(app), await aLawyer(app)]) {
      expect(await languageOf(person)).toBe('EN');
      const changed = await person.client.query(
        graphql(`mutation { setLanguage(language: BN) { user { language } } }`),
      );
      expect(changed).toEqual({ setLanguage: { user: { language: 'BN' } } });
      expect((await person.client.rest('PUT', '/account/language', { language: 'en' })).body).toEqual({
        language: 'en',
      });
      const wrong = await person.client.rest('PUT', '/account/language', { language: 'fr' });
      expect([wrong.status, wrong.body.errors]).toEqual([
        400,
        [{ field: 'language', message: 'Language must be en or bn' }],
      ]);
      await person.client.rest('GET', '/notifications', undefined, { 'accept-language': 'bn' });
      expect(await languageOf(person)).toBe('EN');
    }
  });
});

interface StoredMail {
  subject: string;
  text: string;
  html: string;
}

const mailsTo = (person: Person): Promise<StoredMail[]> =>
  app.sql<StoredMail>('select subject, text, html from mails where address = $1 order by created_at, id', [
    person.email,
  ]);

describe('mails', () => {
  it('are in the language of the recipient', async () => {
    const [client, bangla, english] = [await aClient(app), await aLawyer(app), await aLawyer(app)];
    await bangla.client.rest('PUT', '/account/language', { language: 'bn' });
    const { _id: id } = await aCase(client, bangla);
    await aCase(client, english);
    await postNotifications(app.platform, FAR_FUTURE);
    const [mail] = await mailsTo(bangla);
    expect(mail?.subject).toBe('উত্তর দেওয়ার মতো একটি নতুন মামলার অনুরোধ');
    expect(mail?.html).toContain('<html lang="bn">');
    expect(mail?.text).toContain(`মামলা দেখুন: https://ainsathi.test/bn/lawyer/cases/${id}`);
    expect(mail?.text).toMatch(/আইনসাথী$/);
    // Nothing is left in English but addresses.
    expect(mail?.text.replace(/https?:\S+/g, '')).not.toMatch(/[a-z]/i);
    const [other] = await mailsTo(english);
    expect(other?.subject).toBe('A new case request to answer');
    expect(other?.html).toContain('<html lang="en">');
    expect(other?.text).toContain('Open the case: https://ainsathi.test/lawyer/cases/');
  });

  it('lead to a page that stops them in the language of the account, whatever the browser prefers', async () => {
    const [client, lawyer] = [await aClient(app), await aLawyer(app)];
    await lawyer.client.rest('PUT', '/account/language', { language: 'bn' });
    await aCase(client, lawyer);
    await postNotifications(app.platform, FAR_FUTURE);
    const [mail] = await mailsTo(lawyer);
    const path = /https:\/\/ainsathi\.test(\/mail\/stop\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const asked = await (await fetch(app.origin + path, { headers: { 'accept-language': 'en' } })).text();
    expect(asked).toContain('<html lang="bn">');
    expect(asked).toContain('<h1>এই ধরনের ইমেইল বন্ধ করবেন?</h1>');
    const done = await (await fetch(app.origin + path, { method: 'POST' })).text();
    expect(done).toContain('<h1>এই ধরনের ইমেইল আর পাবেন না</h1>');
    expect(done).toContain(
      '<a href="/bn/account/notifications">নোটিফিকেশন সেটিংস</a> থেকে আবার চালু করা যায়।',
    );
  });

  it('write dates in Bangla', async () => {
    const person = await aClient(app);
    await person.client.rest('PUT', '/account/language', { language: 'bn' });
    for (const device of ['first', 'second'])
      await visitor.rest(
        'POST',
        '/auth/login',
        { email: person.email, password: PASSWORD },
        { 'user-agent': device },
      );
    const mail = (await mailsTo(person)).find(({ subject }) => subject === 'আইনসাথীতে নতুন ডিভাইসে লগইন');
    expect(mail?.text).toMatch(
      /অজানা ব্রাউজার; [০-৯]{1,2} \S+ [০-৯]{4}, \S+ [০-৯]{1,2}:[০-৯]{2} \(বাংলাদেশ সময়\)।/,
    );
    expect(mail?.text).toContain('/bn/account/secure');
  });
});
