import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Sent {
  address: string;
  kind: string;
  text: string;
}

async function codesTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const answer = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const sent = (await answer.json()) as Sent[];
  return sent
    .filter(({ address, kind }) => address === phone && kind === 'sms')
    .flatMap(({ text }) => /#(\d{6})/.exec(text)?.[1] ?? []);
}

/** Asks for a code to a number, and types it. The log may have none of the numbers that begin with 01812-640 or 01712-640. */
export async function enterCode(page: Page, request: APIRequestContext, local: string): Promise<void> {
  const phone = `+88${local}`;
  const before = (await codesTo(request, phone)).length;
  await page.getByLabel('Phone number').fill(local);
  await page.getByRole('button', { name: 'Get a code' }).click();
  const field = page.getByLabel('Code from the SMS');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.poll(async () => (await codesTo(request, phone)).length).toBe(before + 1);
  const [code = ''] = await codesTo(request, phone);
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
