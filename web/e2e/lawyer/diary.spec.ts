import { inLanguage } from '@ainsathi/contract/languages';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn } from '../setup/client-people';
import { dayAhead } from '../setup/days';
import { test } from '../setup/test';

/** 22 matters of six courts instead of the one that there is. */
async function fillDay(page: Page): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('DiaryScreen')) return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { shown: { rows: Record<string, unknown>[] } } };
    const [row] = body.data.shown.rows;
    body.data.shown.rows = Array.from({ length: 22 }, (_, index) => ({
      ...{ ...row, hearingId: randomUUID(), serial: index + 1, previousDate: '2026-11-03' },
      ...{ line: `C.R. ${400 + index}/2025 · Ramna · s. 420/406 · Abdul Karim (complainant) v. Jamal Uddin` },
      ...{
        court: `Court of the Metropolitan Magistrate ${Math.floor(index / 4)}`,
        previousResult: 'ADJOURNED',
      },
    }));
    return route.fulfill({ response, json: body });
  });
}

test('three taps and a date note what happened; a day of 22 matters is one sheet of paper', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'HEARING_1' }, 'Cheque returned unpaid');
  await ask(
    request,
    'mutation ($input: SetDateInput!) { setDate(input: $input) { case { id } } }',
    {
      input: {
        ...{ caseId, clientKey: randomUUID() },
        date: { day: dayAhead(0).field, court: 'CMM Court 9', purpose: 'Evidence' },
      },
    },
    lawyer.token,
  );
  await signIn(page, lawyer);
  await page.goto('/lawyer/diary');
  const serial = page.getByLabel('Serial of “Cheque returned unpaid”');
  await page.route('**/graphql*', async (route) =>
    route.request().postData()?.includes('SetSerials') ? route.abort() : route.fallback(),
  );
  await serial.fill('7');
  await serial.press('Enter');
  await expect(page.getByText('Waits for a connection')).toBeVisible();
  await page.reload();
  await expect(serial).toHaveValue('7');
  await page.unroute('**/graphql*');
  await expect(page.getByText('Waits for a connection')).toBeHidden();
  await page.reload();
  await expect(serial).toHaveValue('7');
  await page.getByRole('button', { name: 'What happened? Cheque returned unpaid' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Heard', { exact: true }).click();
  await sheet.getByLabel('Day of the hearing').fill(dayAhead(14).field);
  await expect(sheet.getByRole('checkbox', { name: 'Status: Hearing 2' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cheque returned unpaid' })).toContainText(
    'Heard',
  );

  await fillDay(page);
  for (const language of ['en', 'bn'] as const) {
    await page.goto(inLanguage('/lawyer/diary', language));
    await expect(page.locator('.diary-print tbody td:first-child')).toHaveCount(22);
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const sizes = await page
      .locator('.diary-print :is(td, th)')
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)));
    // 9 pt.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ media: null });
  }
});
