import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from '../../../drafts/form-drafts';
import { readVisitorDraft, writeVisitorDraft, type VisitorDraft } from '../../../drafts/visitor-drafts';
import { randomUuid } from '../../../lib/random-uuid';
import { paths, withQuery } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { isEmpty, noFields, type AskFields } from './ask-fields';

/** The product has only one such form. */
export const askFormName = 'open-request';

interface Attempt {
  sent: string;
  key: string;
}

/** The same request keeps its key, so that a lost response makes no second request. */
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

/** Of the account or the visitor, in this tab. Read once the session is known; keeps text typed before. */
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
    // An account's text disappears when it signs out.
    if (readFor || isEmpty(fields)) {
      setFields(fieldsIn(draft));
      // Only `store` writes it.
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
    /** Whether the draft was read; before that, an empty form may not be empty. */
    isRead: readFor !== undefined,
    fields,
    change: (changed: Partial<AskFields>) => {
      const next = { ...fields, ...changed };
      setFields(next);
      if (!loading) store(next);
    },
    store,
    /** The key of a request to send; stored before the response. */
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
