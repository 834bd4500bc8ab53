import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { ask, type SignedIn, signIn } from './client-people';
import { openReady } from './ready-page';
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

/** What the demo's client has put to several lawyers, open and ended; what was put to the demo's lawyer, to answer and answered. */
async function requestIds(request: APIRequestContext, reader: Reader, token: string): Promise<Ids> {
  if (reader === 'client') {
    const query = '{ list: myOpenRequests { items { id state } } }';
    const { list } = await ask<{ list: { items: { id: string; state: string }[] } }>(
      request,
      query,
      {},
      token,
    );
    const idOf = (state: string) => list.items.find((one) => one.state === state)!.id;
    return { request: idOf('OPEN'), ended: idOf('EXPIRED') };
  }
  if (reader !== 'lawyer') return {};
  return {
    invitation: await firstId(request, 'myInvitations(group: TO_ANSWER)', token),
    answered: await firstId(request, 'myInvitations(group: ANSWERED)', token),
  };
}

async function demoIds(request: APIRequestContext, reader: Reader, token = ''): Promise<Ids> {
  const ids: Record<string, string> = {
    ...(await requestIds(request, reader, token)),
    lawyer: await firstId(request, 'lawyers(limit: 1)'),
    blog: await firstId(request, 'blogs(limit: 1)'),
  };
  if (reader === 'client' || reader === 'lawyer')
    ids['case'] = await firstId(request, 'myCases(group: IN_PROGRESS)', token);
  if (reader === 'client' || reader === 'lawyer') ids['heard'] = await caseWithHearing(request, token);
  if (reader === 'client') ids['payable'] = await firstId(request, 'myCases(group: TO_BE_PAID)', token);
  if (reader === 'lawyer') ids['waiting'] = await firstId(request, 'myCases(group: TO_ANSWER)', token);
  if (reader === 'lawyer') ids['ownBlog'] = await firstId(request, 'myBlogs', token);
  if (reader === 'admin') ids['user'] = await firstId(request, 'users(limit: 1)', token);
  if (reader === 'admin') ids['case'] = await firstId(request, 'cases(limit: 1)', token);
  return ids;
}

/** A browser of a reader of the demo, and what its addresses name. */
export async function openBrowser(browser: Browser, reader: Reader): Promise<{ page: Page; ids: Ids }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const person = reader === 'visitor' ? null : await demoPerson(context.request, reader);
  if (person) await signIn(page, person);
  return { page, ids: await demoIds(context.request, reader, person?.token) };
}

/** Waits for the headline and for what the screen loads, the parts further down included. */
async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      scrollTo(0, document.body.scrollHeight);
      const headline = document.querySelector('h1');
      const isLoading = document.querySelector('main [aria-busy="true"]') !== null;
      const isShown = headline?.checkVisibility() && document.title.includes('·') && !isLoading;
      // Twice in a row: a part that the scroll brought into sight begins to load in the next frame.
      const counter = document.documentElement.dataset;
      counter['shown'] = isShown ? String(Number(counter['shown'] ?? 0) + 1) : '0';
      return Number(counter['shown']) >= 3;
    },
    undefined,
    { polling: 40 },
  );
  await page.evaluate(() => {
    delete document.documentElement.dataset['shown'];
    scrollTo(0, 0);
  });
}

const pathOf = (ids: Ids, address: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);

/** Opens a path and waits for its data and its lazily loaded components. */
export async function open(
  page: Page,
  ids: Ids,
  address: string,
  { width, height } = { width: 1440, height: 900 },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await openReady(page, pathOf(ids, address));
  await untilShown(page);
}

/** Goes to a path as by the browser's Forward button, without loading the page anew. */
function goForward(page: Page, address: string): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((shown) => {
        const scroll = window.scrollTo.bind(window);
        // The router scrolls when the new screen has taken the place of the old one.
        window.scrollTo = () => {
          window.scrollTo = scroll;
          shown();
        };
        history.pushState({ key: crypto.randomUUID() }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
      }),
    address,
  );
}

/** The same for one of many screens of a reader: those of visitors are loaded, those of an area follow one another. */
export async function openNext(
  page: Page,
  { reader, ids }: { reader: Reader; ids: Ids },
  address: string,
  size = { width: 1440, height: 900 },
): Promise<void> {
  if (reader === 'visitor' || page.url() === 'about:blank') return open(page, ids, address, size);
  await page.setViewportSize(size);
  await goForward(page, pathOf(ids, address));
  return untilShown(page);
}
