import { derivedSignatures } from '../derived-signatures';

export const STOP_MAILS_PATH = '/mail/stop';

const PURPOSE = 'ainsathi mail stop';

export interface StoppedMails {
  accountId: string;
  kinds: readonly string[];
}

/** Makes and reads the links that stop mails without a sign-in. They do not expire: a mail is found again after years. */
export interface UnsubscribeLinks {
  pathFor: (stopped: StoppedMails) => string;
  /** What a link stops; null for a forged one. */
  read: (query: Readonly<Record<string, unknown>>) => StoppedMails | null;
}

const signedText = (account: string, kinds: string): string => `${account} ${kinds}`;

/**
 * Links signed with a key that is derived from the secret of the installation, so that a signature serves for nothing else.
 * @param former secrets of before, whose links still work.
 */
export function createUnsubscribeLinks(secret: string, former: readonly string[] = []): UnsubscribeLinks {
  const signatures = derivedSignatures(PURPOSE, secret, former);
  return {
    pathFor: ({ accountId, kinds }) => {
      const list = kinds.join('.');
      const query = new URLSearchParams({
        account: accountId,
        kinds: list,
        signature: signatures.sign(signedText(accountId, list)),
      });
      return `${STOP_MAILS_PATH}?${query.toString()}`;
    },
    read: ({ account, kinds, signature }) => {
      if (typeof account !== 'string' || typeof kinds !== 'string' || typeof signature !== 'string')
        return null;
      if (!signatures.isSigned(signedText(account, kinds), signature)) return null;
      return { accountId: account, kinds: kinds.split('.') };
    },
  };
}
