import { expect, type BrowserContext, type Page } from '@playwright/test';
import { axeProblems } from './setup/accessible-page';
import { ask, newCase, newClient, newLawyer, signIn } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.locator('#notice');

/** Opens a page and waits until the service worker has saved it with its scripts, which come after it. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const worker = await navigator.serviceWorker.getRegistration();
        if (worker?.active?.state !== 'activated' || !(await caches.has('pages'))) return false;
        const saved = await (await caches.open('pages')).keys();
        return saved.some(({ url }) => url === new URL(path, location.origin).href);
      }, address),
    )
    .toBe(true);
}

/** Waits until the responses of a signed-in screen are cached on the device. */
async function untilKept(page: Page, operation: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const own = (await caches.keys()).filter((one) => one.startsWith('answers-'));
        const keys = await Promise.all(own.map(async (one) => (await caches.open(one)).keys()));
        const worker = await navigator.serviceWorker.getRegistration();
        return (
          worker?.active?.state === 'activated' && keys.flat().some(({ url }) => url.includes(`/${name}?`))
        );
      }, operation),
    )
    .toBe(true);
}

async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  expect(await axeProblems(page, parts.length > 0 ? { parts } : {})).toEqual([]);
}

/** Changes the time of all cached responses, as if they had been saved hours ago. */
async function growOlder(page: Page, hours: number): Promise<void> {
  await page.evaluate(async (milliseconds) => {
    for (const name of await caches.keys()) {
      if (name !== 'pages' && !name.startsWith('answers-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (!kept) continue;
        const headers = new Headers(kept.headers);
        headers.set('x-kept-at', String(Number(headers.get('x-kept-at')) - milliseconds));
        await cache.put(request, new Response(await kept.text(), { headers }));
      }
    }
  }, hours * 3_600_000);
}

/** Agrees to copies of the cases on this device, as a client does. */
async function keepCases(page: Page): Promise<void> {
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Keep my cases on this device' }).click();
  await expect(page.getByText('Your cases are kept on this device.')).toBeVisible();
}

async function offline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a public page that was read can be read offline, says how old it is, and becomes fresh again', async ({
  page,
  context,
}) => {
  await read(page, '/blogs');
  await read(page, '/faq');
  await growOlder(page, 3);
  await offline(context);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText('You are offline. This page was saved 3 hours ago.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(notice(page)).toContainText('This page is up to date');
  await expect(notice(page)).toBeEmpty();
});

test('a page that was never read offers the saved ones instead', async ({ page, context }) => {
  await read(page, '/faq');
  await offline(context);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection');
  const saved = page.getByRole('main').getByRole('listitem');
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText('Saved just now');
  await expectAccessible(page);
  await saved.getByRole('link').click();
  await expect(page).toHaveURL('/faq');
  await expect(notice(page)).toContainText('This page was saved');
  await page.goto('/terms');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
});

test('a notice says when the browser goes offline and online again', async ({ page, context }) => {
  await read(page, '/faq');
  await offline(context);
  await expect(notice(page)).toContainText('sending has to wait');
  await context.setOffline(false);
  await expect(notice(page)).toBeEmpty();
});

test('an error response is shown as it is, and a deleted page is removed from the saved ones', async ({
  page,
}) => {
  await read(page, '/faq');
  const gone = '/lawyers/01JD0000000000000000000000';
  const isSaved = (): Promise<boolean> =>
    page.evaluate(async (path) => Boolean(await (await caches.open('pages')).match(path)), gone);
  await page.evaluate(
    async (path) => (await caches.open('pages')).put(path, new Response('<p>An old copy</p>')),
    gone,
  );
  expect((await page.goto(gone))?.status()).toBe(404);
  await expect(page.getByText('An old copy')).toHaveCount(0);
  await expect.poll(isSaved).toBe(false);
});

test('a client’s own cases can be read offline, without payment details, until signing out', async ({
  page,
  context,
  request,
}) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'Wages of three months');
  await ask(
    request,
    'mutation ($id: ID!, $at: DateTime!) { addCaseEntry(input: { caseId: $id, text: "The notice is sent." }) { case { id } } setHearing(input: { caseId: $id, startsAt: $at, court: "Labour Court 2", purpose: "Appearance" }) { case { id } } }',
    { id, at: new Date(Date.now() + 9 * 86_400_000).toISOString() },
    lawyer.token,
  );
  await signIn(page, client);
  await keepCases(page);
  await page.goto('/user/cases');
  await untilKept(page, 'ClientCases');
  await page.goto(`/user/cases/${id}`);
  await expect(page.getByText('01812-640275')).toBeVisible();
  await untilKept(page, 'ClientCase');
  await growOlder(page, 26);
  await offline(context);
  await page.goto('/user/cases');
  await expect(page.getByText('Wages of three months').first()).toBeVisible();
  await expect(notice(page)).toContainText('You are offline. This page was saved 1 day ago.');
  await page.goto(`/user/cases/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wages of three months');
  await expect(notice(page)).toContainText('saved 1 day ago');
  await expect(page.getByRole('region', { name: 'Next hearing' })).toContainText('Labour Court 2');
  await expect(page.getByText('The notice is sent.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Add to calendar/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^hearing-\d{4}-\d\d-\d\d\.ics$/);
  await expect(page.getByText('01812-640275')).toHaveCount(0);
  await expect(page.getByText('Payment details are not kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(`answers-${client.user.id}`);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [
      client.token,
      JSON.stringify({ _id: client.user.id, name: 'Shirin', email: 'a@b.example', role: 'user' }),
    ] as const,
  );
  await page.goto('/user/cases');
  await expect(page.getByRole('alert')).toContainText('offline');
  await expect(page.getByText('Wages of three months')).toHaveCount(0);
});

test('a connection that transfers nothing times out, and the saved copy is shown', async ({
  page,
  context,
  request,
}) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  await newCase(request, { client, lawyer }, 'Read in a tunnel');
  await signIn(page, client);
  await keepCases(page);
  await page.goto('/user/cases');
  await untilKept(page, 'ClientCases');
  const asked: string[] = [];
  await context.route('**/graphql*', (route) => void asked.push(route.request().postData() ?? ''));
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Read in a tunnel')).toHaveCount(0);
  // The time that a request may take begins when it is sent.
  await expect.poll(() => asked.some((body) => body.includes('ClientCases'))).toBe(true);
  await page.clock.fastForward(16_000);
  await expect(page.getByText('Read in a tunnel').first()).toBeVisible();
  await expect(notice(page)).toContainText('saved');
});

test('a second person on the same phone never sees the cases of the first', async ({
  page,
  context,
  request,
}) => {
  const [client, other, lawyer] = await Promise.all([
    newClient(request),
    newClient(request, 'Rahim Uddin'),
    newLawyer(request),
  ]);
  await newCase(request, { client, lawyer }, 'A private matter');
  await signIn(page, client);
  await keepCases(page);
  await page.goto('/user/cases');
  await untilKept(page, 'ClientCases');
  // Replaces the stored session without signing out.
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [
      other.token,
      JSON.stringify({ _id: other.user.id, name: 'Rahim', email: 'r@b.example', role: 'user' }),
    ] as const,
  );
  await offline(context);
  await page.goto('/user/cases');
  await expect(page.getByRole('alert')).toContainText('offline');
  await expect(page.getByText('A private matter')).toHaveCount(0);
});

test('the end of the session on the server clears the offline cache', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  await newCase(request, { client, lawyer }, 'Read until the end');
  await signIn(page, client);
  await keepCases(page);
  await page.goto('/user/cases');
  await untilKept(page, 'ClientCases');
  await ask(request, 'mutation { logout { message } }', {}, client.token);
  await page.goto('/user/cases');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(`answers-${client.user.id}`);
});

test('a screen that is not cached shows an error offline, and loads with the connection', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await newClient(request));
  await keepCases(page);
  await page.goto('/user/cases');
  await untilKept(page, 'ClientCases');
  await offline(context);
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('alert')).toContainText(
    'You are offline, and this is not saved on this device.',
  );
  await expect(page).toHaveURL('/user/profile');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
});

test('a case request sent offline shows an error, keeps its input over a reload, and can be sent later', async ({
  page,
  context,
  request,
}) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  await signIn(page, client);
  await read(page, `/lawyers/${lawyer.user.id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Deposit not returned');
  await page.getByLabel('Description').fill('The landlord keeps 50,000 taka.');
  await offline(context);
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(
    page.getByText('You are offline. Nothing was sent, and nothing you typed is lost.'),
  ).toBeVisible();
  await expect(title).toHaveValue('Deposit not returned');
  await page.reload();
  await expect(title).toHaveValue('Deposit not returned');
  await expect(page.getByLabel('Description')).toHaveValue('The landlord keeps 50,000 taka.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(page.getByRole('link', { name: /cases/i }).first()).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('');
});

/** The script of the document: the server has no file of its name after a deployment. */
const startScript = '**/assets/index-*.js';

/** Marks the document, to detect a reload. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.body.hasAttribute('data-marked'));
}

test('a chunk that cannot be fetched shows an error in its place, and loads with the connection', async ({
  page,
  context,
}) => {
  await read(page, '/');
  await offline(context);
  await page.goto('/');
  const stays = await mark(page);
  const [reviews, contact] = [page.locator('#reviews'), page.locator('#contact')];
  const message = 'This part could not be loaded';
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.getByRole('alert')).toContainText(message);
  await reviews.getByRole('button', { name: 'Add Your Review' }).click();
  await expect(reviews.getByRole('alert')).toContainText(message);
  await expectAccessible(page, '#reviews', '#contact');
  await page.locator('#blogs').getByRole('article').first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('You are offline');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await reviews.getByRole('button', { name: 'Try again' }).click();
  await expect(reviews.getByRole('alert')).toContainText(message);
  await context.setOffline(false);
  await expect(reviews.getByLabel('Designation')).toBeVisible();
  const words = contact.getByLabel('Message');
  await contact.getByLabel('Name').fill('Mahbub Alam');
  await words.fill('Where do I begin?');
  await offline(context);
  await contact.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(contact.getByRole('alert')).toBeFocused();
  await expect(contact.getByRole('alert')).toContainText('Nothing was sent, and nothing you typed is lost');
  await expect(words).toHaveValue('Where do I begin?');
  expect(context.pages()).toHaveLength(1);
  expect(await stays()).toBe(true);
});

test('a missing chunk of an old version reloads the page, unless that would lose input', async ({
  browser,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const file = '**/assets/article-dialog-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.route(startScript, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // Before hydration the link is an ordinary one, to the article's own page.
  await openReady(page, '/');
  const reloaded = page.waitForEvent('load');
  await page.locator('#blogs').getByRole('article').first().getByRole('link').first().click();
  await reloaded;
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(missing).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  const stays = await mark(page);
  await page.getByRole('button', { name: 'Add Your Review' }).click();
  await page.getByLabel('Designation').fill('Tailor, Pabna');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toContainText('Keep a copy of what you typed');
  await page.unroute(file);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Designation')).toHaveValue('Tailor, Pabna');
  expect(await stays()).toBe(true);
  await page.close();
});

test('a chunk that fails for seconds while the server answers is fetched again, without a reload', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await openReady(page, '/');
  let failsUntil = Infinity;
  await page.route('**/assets/article-dialog-*.js', (route) =>
    Date.now() < failsUntil ? route.abort('connectionreset') : route.continue(),
  );
  await page.route(startScript, async (route) => {
    await route.continue();
    if (failsUntil === Infinity) failsUntil = Date.now() + 2500;
  });
  const stays = await mark(page);
  await page.locator('#blogs').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await stays()).toBe(true);
  await page.close();
});

test('the manifest makes the product installable', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, display } = (await answer.json()) as { icons: { src: string }[]; display: string };
  expect(display).toBe('standalone');
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
