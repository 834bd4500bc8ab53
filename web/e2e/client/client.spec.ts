import { expect, type APIRequestContext } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, openAs, signIn, type SignedIn } from '../setup/client-people';
import { dayAhead } from '../setup/days';
import { test } from '../setup/test';

test('a client finds a lawyer, sends a case request and sees it under My Cases', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await signIn(page, client);
  await page.goto('/user/lawyers');
  await page
    .getByRole('searchbox', { name: 'In your own words, or by name' })
    .fill(lawyer.user.name.split(' ').at(-1)!);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('article').first()).toContainText(lawyer.user.name);
  await page.getByRole('link', { name: `View Profile ${lawyer.user.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: lawyer.user.name })).toBeVisible();
  await expect(page.getByText('LL.B. from University of Dhaka')).toBeVisible();

  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Describe what happened' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();

  await page.getByLabel('Title').fill('Maintenance for two children');
  await page.getByLabel('Description').fill('He has sent nothing since January.');
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(page.getByText('Case request sent successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'My Cases' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Maintenance for two children' });
  await expect(row).toContainText(lawyer.user.name);
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Nothing to pay yet');
});

test('a lawyer who does not exist leads back to the lawyers', async ({ page, request }) => {
  await signIn(page, await newClient(request));
  await page.goto('/user/lawyers/00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL(/\/user\/lawyers$/);
  await expect(page.getByRole('alert')).toContainText('Lawyer not found');
});

test('filters of the lawyers live in the address, and the back button takes them away', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request));
  await page.goto('/user/lawyers');
  await page.getByRole('combobox', { name: 'District' }).fill('সিলেট');
  await page.getByRole('option', { name: /^Sylhet/ }).click();
  await expect(page).toHaveURL(/district=Sylhet/);
  await expect(page.getByRole('article').first()).toContainText('Sylhet');
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/lawyers$/);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('');
});

test('the case room shows its history, and nobody else’s', async ({ page, request }) => {
  const [client, stranger, lawyer] = [
    await newClient(request),
    await newClient(request),
    await newLawyer(request),
  ];
  const caseId = await newCase(request, { client, lawyer, status: 'HEARING_1' });
  const foreign = await newCase(request, { client: stranger, lawyer }, 'Not for others');
  await signIn(page, client);
  await page.goto(`/user/cases/${caseId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unpaid wages after dismissal' })).toBeVisible();
  // The first phase is over, and folded.
  await page.locator('summary').last().click();
  await expect(page.getByText('Case request sent')).toBeVisible();
  await expect(page.getByText(`By ${lawyer.user.name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the chamber' })).toBeVisible();
  await expect(page.getByRole('link', { name: /\+880 1812-640276$/ })).toHaveAttribute(
    'href',
    'tel:+8801812640276',
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801812640276',
  );
  await expect(page.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /Court%20House/);
  await page.goto(`/user/cases/${foreign}`);
  await expect(page.getByRole('heading', { name: 'This case is not here' })).toBeVisible();
  await expect(page.getByText('Not for others')).toHaveCount(0);
});

test('a case goes to print without bars and buttons', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'HEARING_1' });
  await signIn(page, client);
  await page.goto(`/user/cases/${caseId}`);
  await expect(page.getByText('Case request sent')).toBeAttached();
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('No payments.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // An explained legal word is a button that looks like text, and stays.
  await expect(page.locator('button:visible, select:visible, input:visible')).toHaveCount(0);
  await expect(page.getByText('Case request sent')).toBeVisible();
});

test('counts of the cases follow what the lawyer does', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer });
  await signIn(page, client);
  await page.goto('/user/cases');
  await page.getByRole('link', { name: 'Waiting 1' }).click();
  await expect(page).toHaveURL(/group=TO_ANSWER/);
  await expect(page.getByRole('row').filter({ hasText: 'Waiting for an answer' })).toHaveCount(1);
  await ask(
    request,
    'mutation ($id: ID!) { updateCaseStatus(caseId: $id, status: REJECTED) { case { id } } }',
    { id: caseId },
    lawyer.token,
  );
  await page.getByRole('link', { name: 'Closed 0' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Rejected' })).toContainText('No payment needed');
});

test('the list of cases is printed without tabs and buttons', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await newCase(request, { client, lawyer });
  await signIn(page, client);
  await page.goto('/user/cases');
  await expect(page.getByRole('link', { name: 'New case request' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Unpaid wages after dismissal').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New case request' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Cases by state' })).toBeHidden();
});

const people: Record<string, (request: APIRequestContext) => Promise<SignedIn>> = {
  'of a newcomer': (request) => newClient(request),
  'with hearings': async (request) => {
    const client = await newClient(request, 'Mst. Shahanara Begum Chowdhury Laily');
    const lawyer = await newLawyer(request, { name: 'Advocate Mohammad Abdul Quddus Bhuiyan Chowdhury' });
    const title = 'My uncle sold our ancestral farm land in Brahmanbaria with a forged deed of 1998';
    for (const days of [1, 2, 3]) {
      const caseId = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' }, title);
      const startsAt = `${dayAhead(days).field}T05:00:00.000Z`;
      const place = {
        court: 'Court of the Additional Chief Metropolitan Magistrate 2, Chattogram',
        place: 'New Judicial Building, third floor, Room 214',
        purpose: 'Further cross-examination',
        bring: 'The original deed of 1998, the khatian, the tax receipts and the ID cards of both witnesses',
      };
      await ask(
        request,
        'mutation ($input: HearingInput!) { setHearing(input: $input) { case { id } } }',
        { input: { caseId, startsAt, ...place } },
        lawyer.token,
      );
    }
    return client;
  },
};

for (const [whose, personOf] of Object.entries(people))
  test(`the dashboard ${whose} is seen whole on a desk, and its first task on a phone`, async ({
    browser,
    request,
  }) => {
    const person = await personOf(request);
    for (const language of ['', '/bn']) {
      const page = await openAs(browser, person, `${language}/user`, {
        viewport: { width: 1440, height: 900 },
      });
      const first = page.locator('main form.rounded-card, main section .rounded-card').first();
      await expect(first).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
      await page.setViewportSize({ width: 360, height: 740 });
      const [card, bar] = [await first.boundingBox(), await page.locator('[data-bottom-bar]').boundingBox()];
      expect.soft(card?.y, language).toBeLessThanOrEqual(180);
      expect.soft((card?.y ?? 0) + (card?.height ?? 0), language).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
