import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMail {
  address: string;
  subject: string;
  text: string;
}

/** The path of the link in the newest mail to an address, which a job stores after the answer. */
export async function mailedPath(request: APIRequestContext, address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
      const mails = (await answer.json()) as OutboxMail[];
      path = /(\/account\/\S+#\S+)/.exec(mails.find((mail) => mail.address === address)?.text ?? '')?.[1];
      return path;
    })
    .toBeTruthy();
  return path ?? '';
}
