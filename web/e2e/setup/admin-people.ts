import type { APIRequestContext, Page } from '@playwright/test';
import { ask, signIn, type SignedIn } from './client-people';

/** The demo's admin: accounts with that role cannot be registered. */
export async function demoAdmin(request: APIRequestContext): Promise<SignedIn> {
  const { login } = await ask<{ login: SignedIn }>(
    request,
    'mutation { login(email: "admin@ainsathi.test", password: "ainsathi-demo-2026") { token user { id name email role } } }',
  );
  return login;
}

/** Opens an address of the admin area as the demo's admin. */
export async function openAsAdmin(page: Page, request: APIRequestContext, address: string): Promise<void> {
  await signIn(page, await demoAdmin(request));
  await page.goto(address);
}

/** Responds to every GraphQL operation of this name with a server error; the others go through. */
export async function failOperation(page: Page, operationName: string, message: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes(operationName)) return route.fallback();
    return route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    });
  });
}
