import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ask, newLawyer, openAs } from './setup/client-people';
import { enterCode } from './setup/phone-code';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

const phone = { viewport: { width: 390, height: 844 } };

test('a lawyer invites the client of an own case, who registers by phone, joins and reads what comes from then on', async ({
  browser,
  request,
}) => {
  const lawyer = await newLawyer(request);
  const local = `01712640${String(Date.now() % 1_000).padStart(3, '0')}`;
  const input = { clientKey: randomUUID(), title: 'Land of the pond', facts: { number: '412' } };
  const { addCase } = await ask<{ addCase: { case: { id: string } } }>(
    request,
    'mutation ($input: AddCaseInput!) { addCase(input: $input) { case { id } } }',
    { input: { ...input, clientName: 'Rahima', clientPhone: local } },
    lawyer.token,
  );
  const { id } = addCase.case;
  await ask(
    request,
    'mutation ($input: CaseEntryInput!) { addCaseEntry(input: $input) { case { id } } }',
    { input: { caseId: id, clientKey: randomUUID(), text: 'Said before anybody joined' } },
    lawyer.token,
  );

  const desk = await openAs(browser, lawyer, `/lawyer/cases/${id}`, phone);
  await desk.getByRole('button', { name: 'Invite the client' }).click();
  const sms = await desk.getByRole('link', { name: 'SMS' }).getAttribute('href');
  expect(sms).toContain(`sms:+88${local}?body=`);
  const [link = ''] = /https?:\S+$/.exec(decodeURIComponent(sms ?? '')) ?? [];
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe('/bn/join');

  const page = await (await browser.newContext(phone)).newPage();
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url(), sent.headers()['referer'] ?? ''));
  await openReady(page, `/join${hash}`);
  await expect(page.getByRole('heading', { name: `${lawyer.user.name} invites you` })).toBeVisible();
  await expect(page.getByText('Land of the pond')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Others use this phone').check();
  await page.reload();
  await enterCode(page, request, local);
  await page.getByLabel('Your name').fill('Rahima Begum');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText(`${lawyer.user.name} has been asked`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${lawyer.user.name} has been asked`)).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('confirmed, the number you noted')).toBeVisible();
  await desk.getByRole('button', { name: 'Yes, this is my client' }).click();
  await expect(desk.getByText('Rahima Begum has joined the case', { exact: true })).toBeVisible();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: 'Open the case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Land of the pond' })).toBeVisible();
  await expect(page.getByText('Said before anybody joined')).toHaveCount(0);
  expect(addresses.join()).not.toContain(hash.slice(1));
});
