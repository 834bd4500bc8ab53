import { inLanguage } from '@ainsathi/contract/languages';
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
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
      ...{ clientName: 'মোছাম্মৎ রহিমা খাতুন', purpose: 'অভিযোগ গঠনের শুনানি ও সাক্ষীর জেরা, যুক্তিতর্ক' },
      ...{
        line: `সি.আর. ${400 + index}/2025 · রমনা মডেল থানা · ধারা ৪২০/৪০৬/৫০৬/৩৪ · ${'করিম ও অন্যান্য, '.repeat(9)}`,
      },
      ...{
        court: `অতিরিক্ত চিফ মেট্রোপলিটন ম্যাজিস্ট্রেট আদালত নং ${Math.floor(index / 4)}, ঢাকা`,
        previousResult: 'ADJOURNED',
      },
    }));
    return route.fulfill({ response, json: body });
  });
}

/** How many dots in the lowest row of the cut text have ink, as those of a further line have. */
async function tipsBelow(page: Page, text: Locator): Promise<number> {
  const picture = (await text.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const lowest = context.getImageData(0, image.height - 2, image.width, 2).data;
    return lowest.filter((value) => value < 128).length;
  }, picture);
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
    const matters = page.locator('.diary-print td:nth-child(2)');
    expect(await matters.allTextContents()).toEqual(Array(22).fill(expect.stringMatching(/^মোছাম্মৎ রহিমা/)));
    expect(await tipsBelow(page, matters.first().locator('div')), language).toBe(0);
    await page.emulateMedia({ media: null });
  }
});
