import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { visitorDrafts, type VisitorDraft } from '../../drafts/visitor-drafts';
import { ButtonLink } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReturnState } from './sessions/return-to';

/**
 * The visitor's request in this tab: the request to send after signing in, or else the newest, sent only if the person
 * confirms.
 */
export function useKeptRequest({ draft: id }: ReturnState): { draft: VisitorDraft | null; isSent: boolean } {
  const hydrated = useHydrated();
  const [read, setRead] = useState<{ id: string | null; drafts: VisitorDraft[] } | null>(null);
  if (hydrated && read?.id !== id) setRead({ id, drafts: visitorDrafts() });
  const draft = read?.drafts.find((one) => one.id === id) ?? null;
  return draft ? { draft, isSent: true } : { draft: read?.drafts[0] ?? null, isSent: false };
}

/** Above the forms for signing in and registering: a request was written, and whether it will be sent. */
export function KeptRequestNote({ draft, isSent }: { draft: VisitorDraft; isSent: boolean }) {
  const { t } = useTranslation('accounts');
  const location = useLocation();
  const { title } = draft.fields;
  const to = location.pathname + location.search;
  return (
    <div className="mb-5">
      <FormMessage
        tone="information"
        title={t(isSent ? 'kept.title' : 'kept.found', { name: draft.addressee })}
        action={
          !isSent && (
            <ButtonLink to={to} replace state={{ from: draft.from, draft: draft.id }}>
              {t('kept.send')}
            </ButtonLink>
          )
        }
      >
        {isSent && typeof title === 'string' && t('kept.text', { title })}
      </FormMessage>
    </div>
  );
}
