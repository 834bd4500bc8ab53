import { derivedSignatures } from '../derived-signatures';

export const STOP_MAILS_PATH = '/mail/stop';

const PURPOSE = 'ainsathi mail stop';

export interface StoppedMails {
  accountId: string;
  kinds: readonly string[];
}

const signedText = (account: string, kinds: string): string => `${account} ${kinds}`;

/** Links that stop mails without a sign-in. They never expire, because people open old mails. @param former earlier secrets, still valid. */
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
    /** Null for a forged link. */
    read: ({ account, kinds, signature }: Readonly<Record<string, unknown>>): StoppedMails | null => {
      if (typeof account !== 'string' || typeof kinds !== 'string' || typeof signature !== 'string')
        return null;
      if (!signatures.isSigned(signedText(account, kinds), signature)) return null;
      return { accountId: account, kinds: kinds.split('.') };
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;
