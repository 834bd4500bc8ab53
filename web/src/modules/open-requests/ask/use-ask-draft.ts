import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from '../../../drafts/form-drafts';
import { readVisitorDraft, writeVisitorDraft, type VisitorDraft } from '../../../drafts/visitor-drafts';
import { randomUuid } from '../../../lib/random-uuid';
import { paths, withQuery } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { isEmpty, noFields, type AskFields } from './ask-fields';

/** The name of the form, of which there is one. */
export const askFormName = 'open-request';

/** What was sent last, with its key. */
interface Attempt {
  sent: string;
  key: string;
}

/** The same request keeps its key, so that a lost response makes no second one. */
export function nextAttempt(sent: string, last: Attempt | null): Attempt {
  return last?.sent === sent ? last : { sent, key: randomUuid() };
}

function readDraft(accountId: string | null): FormDraft {
  const draft =
    accountId === null
      ? readVisitorDraft(askFormName)?.fields
      : readFormDraft(formDraftKey(accountId, askFormName));
  return draft ?? {};
}

function fieldsIn(draft: FormDraft): AskFields {
  const stored = Object.entries(draft).filter(
    ([name, value]) => name in noFields && typeof value === 'string',
  );
  return { ...noFields, ...Object.fromEntries(stored) };
}

/**
 * The fields of the form and their draft in this tab, of the account or the visitor. The draft is read when it is known who
 * is signed in; what was typed before stays.
 */
export function useAskDraft() {
  const { t } = useTranslation('ask');
  const { loading, user } = useSession();
  const accountId = user?._id ?? null;
  const [fields, setFields] = useState(noFields);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [readFor, setReadFor] = useState<string | null>();
  if (!loading && readFor !== accountId) {
    setReadFor(accountId);
    const draft = readDraft(accountId);
    // The text of an account that has signed out goes with it.
    if (readFor || isEmpty(fields)) {
      setFields(fieldsIn(draft));
      // Written by `store` alone.
      setAttempt((draft['attempt'] as Attempt | undefined) ?? null);
    }
  }
  const store = (next: AskFields, last = attempt): VisitorDraft | null => {
    if (accountId !== null) {
      const draft = isEmpty(next) ? {} : { ...next, attempt: last };
      writeFormDraft(formDraftKey(accountId, askFormName), draft);
      return null;
    }
    const from = withQuery(paths.ask, { step: 4 });
    return writeVisitorDraft({ form: askFormName, addressee: t('addressee'), from, fields: next });
  };
  return {
    accountId,
    /** Whether the draft was read, so that an empty form is known to be empty. */
    isRead: readFor !== undefined,
    fields,
    change: (changed: Partial<AskFields>) => {
      const next = { ...fields, ...changed };
      setFields(next);
      if (!loading) store(next);
    },
    store,
    /** The key of a request that is sent now; it is stored before the response. */
    keyFor: (input: unknown): string => {
      const next = nextAttempt(JSON.stringify(input), attempt);
      setAttempt(next);
      store(fields, next);
      return next.key;
    },
    clear: () => {
      setFields(noFields);
      store(noFields);
    },
  };
}
