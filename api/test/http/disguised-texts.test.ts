import { Client, type Operation } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aFamilyLawyer, ask, invitationsOf, tryToAsk } from '../setup/open-requests';
import { aCase, aClient, anAdmin, PASSWORD, type Person, setStatus } from '../setup/people';
import type { CaseV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({ openRequests: true, trustProxy: true });
let lawyer: Person;
beforeAll(async () => {
  lawyer = await aFamilyLawyer(app, { mostInvitations: 20 });
});
beforeEach(() => app.sql('delete from open_requests'));

/** Marks without width. */
const MARKS: Record<string, string> = {
  ...{ 'zero width space': '\u200b', 'word joiner': '\u2060', 'byte order mark': '\ufeff' },
  ...{ 'soft hyphen': '\u00ad', 'grapheme joiner': '\u034f', 'Hangul filler': '\u3164' },
  ...{ 'half width filler': '\uffa0', 'initial filler': '\u115f', 'variation selector': '\ufe0f' },
  ...{ 'Mongolian separator': '\u180e', 'Khmer vowel': '\u17b4', joiner: '\u200d', 'non-joiner': '\u200c' },
  ...{ 'right-to-left override': '\u202e', isolate: '\u2066', 'Arabic mark': '\u061c', bell: '\u0007' },
  ...{ 'control of C1': '\u0090', 'invisible times': '\u2062', tag: '\u{e0041}', anchor: '\ufff9' },
};
/** With a width, and neither a letter nor a digit. */
const BLANKS = { 'Braille blank': '\u2800', 'no-break space': '\u00a0', dash: '—', 'vowel sign': '\u09be' };

const visitor = (): Client => new Client(app.origin);
let people = 0;
const aRegistration = (name: string) => {
  people += 1;
  return { name, email: `disguised-${people}@example.test`, password: PASSWORD };
};

/** What is stored of a text, or the sentences of the refusal. */
type Door = (text: string, client: Person) => Promise<unknown>;
const send = async <Data, Variables extends object>(
  client: Client,
  operation: Operation<Data, Variables>,
  variables: Variables,
) => {
  const { data, errors } = await client.graphql(operation as Operation<Data, object>, variables);
  return errors?.[0] ? (errors[0].extensions.fields ?? []).map(({ message }) => message) : data;
};
const rest = async <Body>(client: Client, method: string, path: string, input: object) => {
  const { body } = await client.rest<Body>(method, path, input);
  return body.errors ? body.errors.map(({ message }) => message) : body;
};

const NAMES: Record<string, Door> = {
  'a registration by GraphQL': async (name) => {
    const input = aRegistration(name);
    const answer = await send(
      visitor(),
      graphql(`mutation ($input: RegisterInput!) { register(input: $input) { message } }`),
      { input },
    );
    return Array.isArray(answer) ? answer : nameOf(input.email);
  },
  'a registration by REST': async (name) => {
    const input = aRegistration(name);
    const answer = await rest(visitor(), 'POST', '/auth/register', input);
    return Array.isArray(answer) ? answer : nameOf(input.email);
  },
  'a profile by GraphQL': async (name, { client, email }) => {
    const answer = await send(
      client,
      graphql(`mutation ($name: String) { updateProfile(input: { name: $name }) { __typename } }`),
      { name },
    );
    return Array.isArray(answer) ? answer : nameOf(email);
  },
  'a profile by REST': async (name, { client, email }) => {
    const answer = await rest(client, 'PUT', '/users/profile', { name });
    return Array.isArray(answer) ? answer : nameOf(email);
  },
};
const TEXTS: Record<string, Door> = {
  'title and description of a case by GraphQL': async (text, { client }) => {
    const answer = await send(
      client,
      graphql(
        `mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { title description } } }`,
      ),
      { input: { lawyerId: lawyer.id, title: text, description: text } },
    );
    return Array.isArray(answer) ? answer : Object.values(answer!.requestCase.case);
  },
  'title and description of a case by REST': async (text, { client }) => {
    const answer = await rest<CaseV1>(client, 'POST', '/users/cases', {
      lawyerId: lawyer.id,
      title: text,
      description: text,
    });
    return Array.isArray(answer) ? answer : [answer.title, answer.description];
  },
  'title and description of a request to several lawyers': async (text, client) => {
    const { data, errors } = await tryToAsk(client, { title: text, description: text });
    if (errors) return (errors[0]?.extensions.fields ?? []).map(({ message }) => message);
    const { title, description } = data!.sendOpenRequest.openRequest;
    return [title, description];
  },
};

async function nameOf(email: string) {
  const [row] = await app.sql<{ name: string }>('select name from accounts where email = $1', [email]);
  return row?.name;
}

describe.each(Object.entries(NAMES))('the name of %s', (_door, send) => {
  test.each(Object.entries(MARKS))('loses a %s, and is none of it alone', async (_mark, mark) => {
    const client = await aClient(app);
    expect(await send(`Rahim${mark}Uddin`, client)).toBe('RahimUddin');
    expect(await send(mark.repeat(3), client)).toEqual(['Name is required']);
  });
  test.each(Object.entries(BLANKS))('is none of a %s alone', async (_mark, blank) => {
    expect(await send(blank, await aClient(app))).toEqual(['Name is required']);
  });
  test('keeps the joiners of Bangla', async () => {
    expect(await send('র\u200d্যাব হোসেন', await aClient(app))).toBe('র\u200d্যাব হোসেন');
  });
  test.each(['Аdmin', 'Rаhim Uddin', 'রaহিম'])('has no word of two scripts: %s', async (name) => {
    expect(await send(name, await aClient(app))).toEqual(['Name: please write each word in one script']);
  });
  test.each(['AinSathi Support', 'Ain\u200bSathi', 'আইনসাথী', 'The Official Ain Sathi', 'টিম আইন সাথী'])(
    'is not that of the product: %s',
    async (name) => {
      expect(await send(name, await aClient(app))).toEqual(['Name: this is the name of AinSathi itself']);
    },
  );
});

describe.each(Object.entries(TEXTS))('%s', (_door, send) => {
  test.each(Object.entries(MARKS))('lose a %s, and are none of it alone', async (_mark, mark) => {
    const client = await aClient(app);
    expect(await send(`Rahim${mark}Uddin`, client)).toEqual(['RahimUddin', 'RahimUddin']);
    expect(await send(mark, client)).toEqual(['Title is required', 'Description is required']);
  });
  test.each(Object.entries(BLANKS))('are none of a %s alone', async (_mark, blank) => {
    expect(await send(blank, await aClient(app))).toEqual(['Title is required', 'Description is required']);
  });
  test('keep the joiners of Bangla, and of emoji', async () => {
    const text = 'র\u200d্যাব 👩\u200d⚖\ufe0f';
    expect(await send(text, await aClient(app))).toEqual([text, text]);
  });
});

describe('the names of the other side, a list of texts', () => {
  test.each([...Object.entries(MARKS), ['line break', '\n'], ['tab', '\t']])(
    'lose a %s',
    async (name, mark) => {
      const between = ['line break', 'tab'].includes(name) ? ' ' : '';
      const { opposingParties } = await ask(await aClient(app), {
        opposingParties: [`Rahim${mark}Uddin`, mark, ' Karim '],
      });
      expect(opposingParties).toEqual([`Rahim${between}Uddin`, 'Karim']);
    },
  );
  test.each([
    [['Karim', 'a'.repeat(121)], 'Name must be at most 120 characters'],
    [['Karim', 'Rahim', 'Jamal', 'Kamal'], 'At most three names'],
  ])('%j are refused with a true sentence', async (opposingParties, message) => {
    const { errors } = await tryToAsk(await aClient(app), { opposingParties });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'opposingParties', message }]);
  });
  test('have one script a word', async () => {
    const { errors } = await tryToAsk(await aClient(app), { opposingParties: ['Karim', 'Rаhim Uddin'] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'opposingParties', message: 'Name: please write each word in one script' },
    ]);
  });
  test.each([
    ['Rahim Uddin', 'Rahim\u200bUddin'],
    ['RahimUddin', 'Rahim Uddin'],
    ['Md. Rahim Uddin', 'Rahim Uddin'],
    ['Rahim Uddin', 'মোঃ রহিম উদ্দিন'],
    ['রহিমউদ্দিন', 'Rahim Uddin'],
    ['Rahim Uddin', 'Md.Rahim Uddin'],
    ['রহিম উদ্দিন', 'মোঃরহিম উদ্দিন'],
    ['Nasiruddin Bhuiyan', 'Nasir Uddin Bhuiyan'],
    ['Nasir Uddin', 'Nasiruddin'],
    ['Md. Nasir Uddin', 'নাসিরউদ্দিন'],
    ['S M Kamal', 'SM Kamal'],
    ['SM Kamal Pasha', 'S M Kamal Pasha'],
    ['Rahim Uddin', 'Rahim Uddin (my husband)'],
    ["Maria D'Costa", 'Maria D Costa'],
  ])('find %s by %s at the conflict check', async (theirs, named) => {
    const other = await aFamilyLawyer(app, { district: 'Sylhet' });
    await setStatus(other, (await aCase(await aClient(app, theirs), other))._id, 'accepted');
    await ask(await aClient(app), { district: 'Sylhet', opposingParties: [named] });
    expect(await invitationsOf(other)).toHaveLength(0);
    await app.sql('update lawyer_profiles set locked = true where account_id = $1', [other.id]);
  });
});

test.each(['nameBangla', 'chamberName', 'chamberNameBangla'])(
  'the %s of a lawyer, where there is one, has a letter or a digit',
  async (field) => {
    const { client } = await aFamilyLawyer(app);
    for (const text of ['...', '\u09be', '🙂'])
      expect((await client.rest('PUT', '/lawyers/profile', { [field]: text })).status).toBe(400);
    expect((await client.rest('PUT', '/lawyers/profile', { [field]: ' ' })).status).toBe(200);
  },
);

test('a list of texts over REST is read like one over GraphQL', async () => {
  const practiceAreas = ['\u200bFamily Law ', 'Tax\u00a0Law'];
  const { client } = await aFamilyLawyer(app);
  expect(
    await rest(client, 'PUT', '/lawyers/profile', { practiceAreas: practiceAreas.slice(0, 1) }),
  ).toMatchObject({
    practiceAreas: ['Family Law'],
  });
});

test('a member of the staff may bear the name of the product', async () => {
  const staff = await anAdmin(app);
  const { data, errors } = await staff.client.graphql(
    graphql(`mutation { updateProfile(input: { name: "AinSathi Support" }) { user { name } } }`),
  );
  expect(errors).toBeUndefined();
  expect(data?.updateProfile.user.name).toBe('AinSathi Support');
});
