import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMail {
  address: string;
  subject: string;
  text: string;
}

/** The path of the newest link that was mailed to an address. A job stores it after the answer, and mails without a link may follow. */
export async function mailedPath(request: APIRequestContext, address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
      const mails = (await answer.json()) as OutboxMail[];
      path = mails
        .filter((mail) => mail.address === address)
        .map(({ text }) => /(\/account\/\S+#\S+)/.exec(text)?.[1])
        .find((link) => link !== undefined);
      return path;
    })
    .toBeTruthy();
  return path ?? '';
}
