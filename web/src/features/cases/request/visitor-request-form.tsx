import { longest } from '@ainsathi/contract/limits';
import { Send } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { formDraftKey, writeFormDraft } from '../../../session/form-drafts';
import { removeVisitorDrafts } from '../../../session/remove-visitor-drafts';
import { readVisitorDraft, writeVisitorDraft } from '../../../session/visitor-drafts';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { ScriptNote } from '../../../ui/forms/script-note';
import { useHydrated } from '../../../ui/use-hydrated';
import { RequestFields, requestFormName } from './request-fields';
import { requestSectionId } from './request-bar';

const noText = { title: '', description: '' };
type RequestText = typeof noText;

function useProblems() {
  const { t } = useTranslation(['caseRequest', 'forms']);
  return ({ title, description }: RequestText): Partial<RequestText> => ({
    ...(title === '' && { title: t('forms:titleMissing') }),
    ...(title.length > longest.caseTitle && { title: t('forms:titleLong') }),
    ...(description === '' && { description: t('descriptionMissing') }),
    ...(description.length > longest.caseDescription && { description: t('descriptionLong') }),
  });
}

/**
 * The text of the form and its draft in this tab, which is read once after hydration. What a client types before the
 * form for clients is there becomes the draft of that account, which that form restores.
 */
function useVisitorText(lawyer: { id: string; name: string }, accountId: string | null) {
  const hydrated = useHydrated();
  const form = requestFormName(lawyer.id);
  const [text, setText] = useState(noText);
  const [isRead, setRead] = useState(false);
  const [restored, setRestored] = useState(false);
  if (hydrated && !isRead) {
    setRead(true);
    const fields = (accountId === null && readVisitorDraft(form)?.fields) || {};
    const { title = '', description = '' } = fields;
    // Without a draft the text stays as it is: what was typed before hydration may be there already.
    if (title !== '' || description !== '') {
      setText({ title: String(title), description: String(description) });
      setRestored(true);
    }
  }
  const save = (fields: RequestText) => {
    if (accountId !== null) {
      writeFormDraft(formDraftKey(accountId, form), fields);
      removeVisitorDrafts();
      return null;
    }
    return writeVisitorDraft({
      form,
      addressee: lawyer.name,
      from: `${paths.lawyer(lawyer.id)}#${requestSectionId}`,
      fields,
    });
  };
  const change = (changed: Partial<RequestText>) => {
    const next = { ...text, ...changed };
    setText(next);
    save(next);
  };
  const discard = () => {
    // The button goes with the text.
    document.getElementById('title')?.focus();
    removeVisitorDrafts();
    setText(noText);
    setRestored(false);
  };
  return { text, change, save, restored, discard };
}

interface VisitorRequestFormProps {
  lawyer: { id: string; name: string };
  /** The client who is signed in, while the form for clients is fetched; null for a visitor. */
  accountId: string | null;
  /** Called when such a client sends a complete request, and when the text is edited afterwards. */
  onSend: () => void;
  onEdit: () => void;
}

/** The request form for visitors: what they write is kept, and sent once they have registered or signed in. */
export function VisitorRequestForm({ lawyer, accountId, onSend, onEdit }: VisitorRequestFormProps) {
  const { t } = useTranslation(['caseRequest', 'forms', 'shared']);
  const navigate = useNavigate();
  const problemsOf = useProblems();
  const { text, change, save, restored, discard } = useVisitorText(lawyer, accountId);
  const [problems, setProblems] = useState<Partial<RequestText>>({});
  const [attempt, setAttempt] = useState(0);
  const edit = (changed: Partial<RequestText>) => {
    change(changed);
    onEdit();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = { title: text.title.trim(), description: text.description.trim() };
    const found = problemsOf(trimmed);
    setProblems(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const draft = save(trimmed);
    if (accountId !== null) {
      onSend();
      return;
    }
    void navigate(paths.register, {
      state: { from: draft?.from ?? paths.lawyer(lawyer.id), draft: draft?.id },
    });
  };
  const items = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary
        title={t('shared:form.problems', { count: items.length })}
        description={t('forms:notSent')}
        items={items}
        attempt={attempt}
      />
      <RequestFields
        title={{
          value: text.title,
          error: problems.title,
          onChange: ({ currentTarget }) => edit({ title: currentTarget.value }),
        }}
        description={{
          value: text.description,
          error: problems.description,
          onChange: ({ currentTarget }) => edit({ description: currentTarget.value }),
        }}
      />
      <ScriptNote />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" icon={Send} wide>
          {t('shared:act.sendCaseRequest')}
        </Button>
        {/* Below the button, which must not move from under a press when somebody turns out to be signed in. */}
        {accountId === null && <p className="text-ink-2">{t('signInText')}</p>}
        {restored && (
          <Button variant="text" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </form>
  );
}
