import { derivedSignatures } from '../derived-signatures';

export const STOP_MAILS_PATH = '/mail/stop';

const PURPOSE = 'ainsathi mail stop';

export interface StoppedMails {
  accountId: string;
  kinds: readonly string[];
}

const signedText = (account: string, kinds: string): string => `${account} ${kinds}`;

/**
 * Makes and reads the links that stop mails without a sign-in. They do not expire: a mail is found again after years.
 * @param former earlier secrets, whose links still work.
 */
export function createUnsubscribeLinks(secret: string, former: readonly string[] = []) {
  const signatures = derivedSignatures(PURPOSE, secret, former);
  return {
    pathFor: ({ accountId, kinds }: StoppedMails): string => {
      const list = kinds.join('.');
      const query = new URLSearchParams({
        account: accountId,
        kinds: list,
        signature: signatures.sign(signedText(accountId, list)),
      });
      return `${STOP_MAILS_PATH}?${query.toString()}`;
    },
    /** What a link stops; null for a forged link. */
    read: ({ account, kinds, signature }: Readonly<Record<string, unknown>>): StoppedMails | null => {
      if (typeof account !== 'string' || typeof kinds !== 'string' || typeof signature !== 'string')
        return null;
      if (!signatures.isSigned(signedText(account, kinds), signature)) return null;
      return { accountId: account, kinds: kinds.split('.') };
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;
