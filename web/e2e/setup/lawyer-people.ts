import type { APIRequestContext } from '@playwright/test';
import { ask, unique, type SignedIn } from './client-people';

const password = 'a long enough passphrase 26';

/** A lawyer of this test's own as registration leaves one: nothing but name and email, not verified. */
export async function newcomer(
  request: APIRequestContext,
  name = 'Advocate Rehana Parvin',
): Promise<SignedIn> {
  const email = `${unique().toLowerCase()}@example.com`;
  await ask(request, 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', {
    input: { name, email, password, role: 'LAWYER' },
  });
  const { login } = await ask<{ login: SignedIn }>(
    request,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token user { id name email role } } }',
    { email, password },
  );
  return login;
}

/** A published blog of the lawyer's. Gives its id. */
export async function newBlog(
  request: APIRequestContext,
  lawyer: SignedIn,
  title: string,
  content = 'A deed proves that somebody sold.',
): Promise<string> {
  const { createBlog } = await ask<{ createBlog: { blog: { id: string } } }>(
    request,
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog { id } } }',
    { input: { title, content } },
    lawyer.token,
  );
  return createBlog.blog.id;
}
