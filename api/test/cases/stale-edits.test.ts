import type { GraphqlResult } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, aLawyer, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

const message = 'This was changed meanwhile, in another window or on another device';

interface Editable {
  what: string;
  make: () => Promise<{
    person: Person;
    read: () => Promise<{ version: string | null }>;
    save: (edit: object) => Promise<GraphqlResult>;
  }>;
  first: object;
  second: object;
}

async function anEditableBlog() {
  const person = await aLawyer(app);
  const input = { title: 'Mutation', content: 'A deed proves that somebody sold.' };
  const { createBlog } = await person.client.query(
    graphql(`mutation ($input: BlogInput!) { createBlog(input: $input) { blog { id } } }`),
    { input },
  );
  const { id } = createBlog.blog;
  return {
    person,
    read: async () =>
      (
        await person.client.query(graphql(`query ($id: ID!) { blog(id: $id) { title content version } }`), {
          id,
        })
      ).blog!,
    save: (edit: object) =>
      person.client.graphql(
        graphql(
          `mutation ($id: ID!, $input: UpdateBlogInput!) { updateBlog(id: $id, input: $input) { blog { title content version } } }`,
        ),
        { id, input: edit },
      ),
  };
}

async function anEditableUser() {
  const person = await aClient(app);
  return {
    person,
    read: async () => (await person.client.query(graphql(`{ me { name address version } }`))).me!,
    save: (edit: object) =>
      person.client.graphql(
        graphql(
          `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name address version } } }`,
        ),
        { input: edit },
      ),
  };
}

async function anEditableLawyer() {
  const person = await aLawyer(app);
  return {
    person,
    read: async () =>
      (await person.client.query(graphql(`{ myLawyerProfile { name bio version } }`))).myLawyerProfile,
    save: (edit: object) =>
      person.client.graphql(
        graphql(
          `mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { name bio version } } }`,
        ),
        { input: edit },
      ),
  };
}

const editables: Editable[] = [
  { what: 'article', make: anEditableBlog, first: { content: 'New text.' }, second: { title: 'Namjari' } },
  {
    what: 'profile of a client',
    make: anEditableUser,
    first: { name: 'Shirin Akter' },
    second: { address: 'Bogura' },
  },
  {
    what: 'profile of a lawyer',
    make: anEditableLawyer,
    first: { name: 'Nasrin Akter' },
    second: { bio: 'Land.' },
  },
];

describe.each(editables)('an edit of a $what', ({ make, first, second }) => {
  it('based on an older version is refused, and nothing of it is stored', async () => {
    const { read, save } = await make();
    const { version } = await read();
    expect((await save({ ...first, version })).errors).toBeUndefined();

    const { errors } = await save({ ...second, version });
    expect(errors?.[0]?.message).toBe(message);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'version', message }],
    });
    const present = await read();
    expect(present).toMatchObject(first);
    expect(present).not.toMatchObject(second);
  });

  it('based on the present version is stored beside what was saved before', async () => {
    const { read, save } = await make();
    await save(first);
    const { version } = await read();
    expect((await save({ ...second, version })).errors).toBeUndefined();
    expect(await read()).toMatchObject({ ...first, ...second });
  });

  it('without a version is merged, as REST does', async () => {
    const { read, save } = await make();
    await save(first);
    expect((await save(second)).errors).toBeUndefined();
    expect(await read()).toMatchObject({ ...first, ...second });
  });
});

it('two edits of one version at once: one is stored, the other refused', async () => {
  const { read, save } = await anEditableBlog();
  const { version } = await read();
  const answers = await Promise.all([
    save({ title: 'First', version }),
    save({ content: 'Second', version }),
  ]);
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

it('the version of a lawyer is shown to that lawyer and admins alone', async () => {
  const lawyer = await aLawyer(app);
  const client = await aClient(app);
  const seen = await client.client.graphql(graphql(`query ($id: ID!) { lawyer(id: $id) { version } }`), {
    id: lawyer.id,
  });
  expect(seen.data?.lawyer?.version).toBeNull();
});
