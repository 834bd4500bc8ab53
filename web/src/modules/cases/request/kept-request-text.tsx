import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { formDraftKey, writeFormDraft, type FormDraft } from '../../../drafts/form-drafts';
import { useSession } from '../../../session/session';
import { writeVisitorDraft } from '../../../drafts/visitor-drafts';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { useHydrated } from '../../../ui/use-hydrated';
import { Passage } from '../../../ui/passage';
import { requestSectionId } from './request-bar';
import { readRequestDraft, requestFormName } from './request-draft';

/** The stored draft of the account, or of the visitor; null without a draft. */
function useKeptText(lawyerId: string, accountId: string | null) {
  const hydrated = useHydrated();
  const [read, setRead] = useState<{ accountId: string | null; fields: FormDraft | null } | null>(null);
  if (hydrated && read?.accountId !== accountId)
    setRead({ accountId, fields: readRequestDraft(lawyerId, accountId) });
  const { title, description } = read?.fields ?? {};
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return { title, description };
}

export interface KeptRequestProps {
  lawyerId: string;
  /** Set if the lawyer takes requests: offers to sign out and send it from a client's account. */
  addressee?: string;
}

/** The text of a request that cannot be sent from here, to copy; renders nothing without a draft. */
export function KeptRequestText({ lawyerId, addressee }: KeptRequestProps) {
  const { t } = useTranslation(['caseRequest', 'shared']);
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const form = requestFormName(lawyerId);
  const text = useKeptText(lawyerId, user?._id ?? null);
  if (!text) return null;
  const sendAsClient = async (name: string) => {
    if (user) writeFormDraft(formDraftKey(user._id, form), {});
    await signOut();
    const from = `${paths.lawyer(lawyerId)}#${requestSectionId}`;
    const draft = writeVisitorDraft({ form, addressee: name, from, fields: text });
    await navigate(paths.login, { state: { from, draft: draft?.id } });
  };
  return (
    <div className="grid gap-3 rounded-card border border-line-strong bg-surface p-4">
      <h3>{t('kept')}</h3>
      <p className="font-strong wrap-anywhere">
        <Passage text={text.title} />
      </p>
      <p className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line text-ink-2">
        <Passage text={text.description} />
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton value={`${text.title}\n\n${text.description}`} subject={t('title')} />
        {addressee !== undefined && (
          <Button size="small" onClick={() => void sendAsClient(addressee)}>
            {t('sendAsClient')}
          </Button>
        )}
      </div>
    </div>
  );
}
