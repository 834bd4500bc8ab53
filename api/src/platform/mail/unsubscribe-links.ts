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

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signatureOf(secret: string): (account: string, kinds: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return (account, kinds) => createHmac('sha256', key).update(`${account} ${kinds}`).digest('base64url');
}

/**
 * Links signed with a key that is derived from the secret of the installation, so that a signature serves for nothing else.
 * @param former secrets of before, whose links still work.
 */
export function createUnsubscribeLinks(secret: string, former: readonly string[] = []): UnsubscribeLinks {
  const sign = signatureOf(secret);
  const signatures = [sign, ...former.map(signatureOf)];
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
      if (!signatures.some((one) => isSame(one(account, kinds), signature))) return null;
      return { accountId: account, kinds: kinds.split('.') };
    },
  };
}
