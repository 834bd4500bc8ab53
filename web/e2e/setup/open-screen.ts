import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { ask, type SignedIn, signIn } from './client-people';
import type { Reader } from './screens';

/** The identifiers in the paths, all of the demo data: its lists are long, and these tests only read. */
export type Ids = Readonly<Record<string, string>>;

async function demoPerson(request: APIRequestContext, reader: Reader): Promise<SignedIn> {
  const { login } = await ask<{ login: SignedIn }>(
    request,
    'mutation ($email: String!) { login(email: $email, password: "ainsathi-demo-2026") { token user { id name email role } } }',
    { email: `${reader}@ainsathi.test` },
  );
  return login;
}

async function firstId(request: APIRequestContext, list: string, token?: string): Promise<string> {
  const query = `{ list: ${list} { items { id } } }`;
  const { list: found } = await ask<{ list: { items: { id: string }[] } }>(request, query, {}, token);
  return found.items[0]!.id;
}

/** The case of the demo with entries and a hearing to come. */
async function caseWithHearing(request: APIRequestContext, token: string): Promise<string> {
  const query = '{ myHearings(limit: 1) { items { caseId } } }';
  const { myHearings } = await ask<{ myHearings: { items: { caseId: string }[] } }>(
    request,
    query,
    {},
    token,
  );
  return myHearings.items[0]!.caseId;
}

async function demoIds(request: APIRequestContext, reader: Reader, token = ''): Promise<Ids> {
  const ids: Record<string, string> = {
    lawyer: await firstId(request, 'lawyers(limit: 1)'),
    blog: await firstId(request, 'blogs(limit: 1)'),
  };
  if (reader === 'client' || reader === 'lawyer')
    ids['case'] = await firstId(request, 'myCases(group: IN_PROGRESS)', token);
  if (reader === 'client' || reader === 'lawyer') ids['heard'] = await caseWithHearing(request, token);
  if (reader === 'client') ids['payable'] = await firstId(request, 'myCases(group: TO_BE_PAID)', token);
  if (reader === 'lawyer') ids['ownBlog'] = await firstId(request, 'myBlogs', token);
  if (reader === 'admin') ids['user'] = await firstId(request, 'users(limit: 1)', token);
  if (reader === 'admin') ids['case'] = await firstId(request, 'cases(limit: 1)', token);
  return ids;
}

/** A browser of a reader of the demo, and what its addresses name. */
export async function openBrowser(browser: Browser, reader: Reader): Promise<{ page: Page; ids: Ids }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const person = reader === 'visitor' ? null : await demoPerson(context.request, reader);
  if (person) await signIn(page, person);
  return { page, ids: await demoIds(context.request, reader, person?.token) };
}

/** Opens a path and waits for its data and its lazily loaded components. */
export async function open(page: Page, ids: Ids, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!));
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page).toHaveTitle(/·/);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.locator('main [role="status"][aria-busy="true"]').count()).toBe(0);
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
}
