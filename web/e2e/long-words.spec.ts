import { randomUUID } from 'node:crypto';
import { inLanguage } from '@ainsathi/contract/languages';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { demoAdmin } from './setup/admin-people';
import { ask, newCase, newClient, newLawyer, signIn, unique, type SignedIn } from './setup/client-people';
import { dayAhead } from './setup/days';
import { newBlog } from './setup/lawyer-people';
import { test } from './setup/test';

// As long as a field takes, without a place to break.
const word = (length: number) =>
  `Mohammadabdulquddusbhuiyanchowdhurysarker${'w'.repeat(length)}`.slice(0, length);

interface LongWords {
  lawyer: SignedIn;
  client: SignedIn;
  caseId: string;
  blogId: string;
}

async function fillWithLongWords(request: APIRequestContext): Promise<LongWords> {
  const lawyer = await newLawyer(request);
  const client = await newClient(request, word(41));
  const profile = {
    name: word(60),
    // The most experienced is on the first page, where it would break the directory for everybody.
    experience: 80,
    licenseNumber: lawyer.user.name.slice(-8) + word(50),
    chamberName: word(120),
    chamberAddress: word(200),
    bio: word(500),
    education: [{ degree: word(120), university: word(120), year: 2010 }],
    mobilePaymentDetails: word(200),
    bankDetails: word(200),
  };
  await ask(
    request,
    'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }',
    { input: profile },
    lawyer.token,
  );
  const { token } = await demoAdmin(request);
  const verify = `mutation ($id: ID!, $status: VerificationStatus!, $reason: String) {
    verifyLawyer(id: $id, status: $status, reason: $reason) { lawyer { id } }
  }`;
  await ask(request, verify, { id: lawyer.user.id, status: 'REJECTED', reason: word(300) }, token);
  await ask(request, verify, { id: lawyer.user.id, status: 'VERIFIED' }, token);
  const caseId = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, word(150));
  const blogId = await newBlog(
    request,
    lawyer,
    word(150),
    `${word(400)}\n\n- ${word(100)}\n\n## ${word(100)}`,
  );
  const court = word(200);
  const own = {
    ...{ clientKey: randomUUID(), title: word(200), clientName: word(120), clientPhone: '+8801711000000' },
    facts: { kind: word(40), court, sections: word(300), ourName: word(200), otherName: word(200) },
    next: { day: dayAhead(0).field, court, purpose: word(300) },
  };
  const add = 'mutation ($input: AddCaseInput!) { addCase(input: $input) { case { id } } }';
  await ask(request, add, { input: own }, lawyer.token);
  const open = { requestKey: randomUUID(), about: 'family', district: 'Dhaka', title: word(150) };
  const send =
    'mutation ($input: OpenRequestInput!) { sendOpenRequest(input: $input) { openRequest { id } } }';
  await ask(request, send, { input: { ...open, description: `${word(300)} ${unique()}` } }, client.token);
  await ask(request, 'mutation ($input: ReviewInput!) { submitReview(input: $input) { review { id } } }', {
    input: { name: word(100), designation: word(100), review: `${word(300)} ${unique()}` },
  });
  return { lawyer, client, caseId, blogId };
}

/** Texts that reach beyond the window and cannot be scrolled to within a box of their own. */
function beyondTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) problems.push(`${sideways} pixels too wide`);
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility() || element.closest('.sr-only, [aria-hidden]')) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const scrolls = element.closest('[data-carousel], .overflow-x-auto, pre');
      if (own > 1 && !scrolls && (right > width + 1 || left < -1))
        problems.push(`${element.tagName} from ${left} to ${right}: ${element.textContent.slice(0, 60)}`);
    }
    return problems;
  });
}

async function expectToFit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeAttached();
    // Parts below the window are fetched when it comes near them.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await beyondTheWindow(page), `${address} at ${width}`).toEqual([]);
    }
  }
}

/** Rows of tables that are higher than 64 pixels, and cards that are higher than 150, or 200 with a button. */
function highRows(page: Page): Promise<string[]> {
  return page.locator('main tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { height } = row.getBoundingClientRect();
      const isCard = getComputedStyle(row).display !== 'table-row';
      const most = isCard ? (row.querySelector('.cell-actions :is(a, button)') ? 200 : 150) : 64;
      return height > most ? [`${height} of ${most}: ${row.textContent.slice(0, 60)}`] : [];
    }),
  );
}

async function expectLowRows(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses)
    for (const language of ['en', 'bn'] as const) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(inLanguage(address, language));
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      for (const width of [1366, 390, 360]) {
        await page.setViewportSize({ width, height: 768 });
        expect.soft(await highRows(page), `${address} at ${width}, ${language}`).toEqual([]);
      }
    }
}

// One worker fills the database once for all four.
test.describe.configure({ mode: 'default' });

let made: LongWords;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  made = await fillWithLongWords(request);
  await request.dispose();
});
// The demo's directory and articles begin with ordinary names again for the tests that follow.
test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const { token } = await demoAdmin(request);
  const remove = (mutation: string, id: string) =>
    ask(request, `mutation ($id: ID!) { ${mutation}(id: $id) { deletedId } }`, { id }, token);
  const { reviews } = await ask<{ reviews: { id: string; name: string }[] }>(
    request,
    '{ reviews { id name } }',
  );
  for (const review of reviews.filter(({ name }) => name === word(100)))
    await remove('deleteReview', review.id);
  await remove('deleteBlog', made.blogId);
  await remove('deleteLawyer', made.lawyer.user.id);
  await request.dispose();
});

test('one long word of anybody breaks no public page', async ({ page }) => {
  const { lawyer, blogId } = made;
  await expectToFit(page, [
    '/?sort=experience',
    '/lawyers?sort=experience',
    `/lawyers/${lawyer.user.id}`,
    '/blogs',
    `/blogs/${blogId}`,
  ]);
});

test('nor the pages of the client', async ({ page }) => {
  const { client, caseId, lawyer } = made;
  await signIn(page, client);
  await expectToFit(page, [
    '/user',
    '/user/cases',
    `/user/cases/${caseId}`,
    '/user/profile',
    `/user/lawyers/${lawyer.user.id}`,
  ]);
});

test('nor those of the lawyer', async ({ page }) => {
  const { lawyer, caseId } = made;
  await signIn(page, lawyer);
  await expectToFit(page, [
    '/lawyer',
    '/lawyer/diary',
    '/lawyer/cases',
    `/lawyer/cases/${caseId}`,
    '/lawyer/profile',
    '/lawyer/blogs',
  ]);
});

test('nor those of admins', async ({ page, request }) => {
  const { lawyer, caseId } = made;
  await signIn(page, await demoAdmin(request));
  await expectToFit(page, [
    '/admin',
    '/admin/users',
    '/admin/lawyers',
    `/admin/lawyers/${lawyer.user.id}`,
    '/admin/cases',
    `/admin/cases/${caseId}`,
    '/admin/blogs',
    '/admin/reviews',
  ]);
});

test('nor does it make a row of a list high', async ({ browser, request }) => {
  const lists = ['users', 'lawyers', 'cases', 'blogs', 'reviews', 'requests?state=all'];
  const readers = [
    { person: made.client, addresses: ['/user/cases'] },
    { person: made.lawyer, addresses: ['/lawyer/cases'] },
    { person: await demoAdmin(request), addresses: lists.map((list) => `/admin/${list}`) },
  ];
  for (const { person, addresses } of readers) {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, person);
    await expectLowRows(page, addresses);
    if (person === made.lawyer)
      for (const address of ['/lawyer', '/bn/lawyer', '/lawyer/diary', '/bn/lawyer/diary']) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address);
        const matter = page.locator('main li', {
          has: page.getByRole('button', { name: /^(What happened|কী হলো)/ }),
        });
        await expect(matter).toBeVisible();
        expect.soft((await matter.boundingBox())?.height, `a matter of ${address}`).toBeLessThanOrEqual(540);
      }
    await page.context().close();
  }
});
