import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The path of the page that stops mails. */
export const STOP_MAILS_PATH = '/mail/stop';

const PURPOSE = 'ainsathi mail stop';
const KEY_BYTES = 32;

/** Of which account a link stops which kinds of mails. */
export interface StoppedMails {
  accountId: string;
  kinds: readonly string[];
}

/** Makes and reads the links that stop mails without a sign-in. They do not expire: a mail is found again after years. */
export interface UnsubscribeLinks {
  /** The path with its query. */
  pathFor: (stopped: StoppedMails) => string;
  /** What a link stops; null for a forged one. */
  read: (query: Readonly<Record<string, unknown>>) => StoppedMails | null;
}

/** Links signed with a key that is derived from the secret of the installation, so that a signature serves for nothing else. */
export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  const sign = (account: string, kinds: string) =>
    createHmac('sha256', key).update(`${account} ${kinds}`).digest('base64url');
  return {
    pathFor: ({ accountId, kinds }) => {
      const list = kinds.join('.');
      const query = new URLSearchParams({
        account: accountId,
        kinds: list,
        signature: sign(accountId, list),
      });
      return `${STOP_MAILS_PATH}?${query.toString()}`;
    },
    read: ({ account, kinds, signature }) => {
      if (typeof account !== 'string' || typeof kinds !== 'string' || typeof signature !== 'string')
        return null;
      const expected = Buffer.from(sign(account, kinds));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { accountId: account, kinds: kinds.split('.') };
    },
  };
}
