import { longest } from '@ainsathi/contract/limits';
import clsx from 'clsx';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApolloCache } from '@apollo/client';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { paths } from '../../../routing/paths';
import { useDraftToSubmit } from '../../../drafts/use-draft-to-submit';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { TitleAndDescription } from '../../../ui/forms/title-and-description';
import { RequestCaseDocument } from './generated/request-form';
import { PhoneNeeded } from './phone-needed';
import { nextAttempt, type SentRequest } from './request-attempt';
import { requestFormName, useRequestDraft, type RequestText } from './request-draft';

graphql(`
  mutation RequestCase($input: CaseRequestInput!) {
    requestCase(input: $input) {
      case {
        id
      }
    }
  }
`);

const names = ['title', 'description'] as const;

/** Not in `invalidate.ts`, because a public page loads it. */
function evictCases(cache: ApolloCache): void {
  for (const fieldName of ['myCases', 'myCaseCounts']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

type Problems = Partial<RequestText>;

const trimmed = ({ title, description }: RequestText): RequestText => ({
  title: title.trim(),
  description: description.trim(),
});

function useProblemsOf() {
  const { t } = useTranslation(['caseRequest', 'forms']);
  return ({ title, description }: RequestText): Problems => ({
    ...(title === '' && { title: t('forms:titleMissing') }),
    ...(title.length > longest.caseTitle && { title: t('forms:titleLong') }),
    ...(description === '' && { description: t('descriptionMissing') }),
    ...(description.length > longest.caseDescription && { description: t('descriptionLong') }),
  });
}

interface RequestFormProps {
  lawyer: { id: string; name: string };
  onSent: (sent: SentRequest) => void;
  /** Closes the form; without it the form is always open. */
  onCancel?: () => void;
}

/** Sends a client's draft; a visitor registers or signs in first, then the form sends it. */
function useRequestForm({ lawyer, onSent }: RequestFormProps) {
  const navigate = useNavigate();
  const problemsOf = useProblemsOf();
  const draft = useRequestDraft(lawyer);
  const requestCase = usePublicMutation(RequestCaseDocument, { update: evictCases });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const { accountId, text } = draft;
  const send = async (sent: RequestText) => {
    const attempt = nextAttempt(sent, draft.attempt);
    draft.setAttempt(attempt);
    draft.store(text, attempt);
    setSending(true);
    try {
      const input = { lawyerId: lawyer.id, ...sent, requestKey: attempt.key };
      const { data } = await requestCase({ variables: { input } });
      if (!data) return;
      draft.clear();
      onSent({ caseId: data.requestCase.case.id, ...sent });
    } catch (error) {
      const refused = fieldErrors(error).filter(({ field }) => names.some((name) => name === field));
      setProblems(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      if (refused.length === 0) setFailure(errorReason(error));
    } finally {
      setSending(false);
    }
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    const sent = trimmed(text);
    const found = problemsOf(sent);
    setFailure(null);
    setProblems(found);
    setSubmitCount(submitCount + 1);
    if (Object.keys(found).length > 0) return;
    if (accountId !== null) return send(sent);
    const { from = paths.lawyer(lawyer.id), id } = draft.store(sent) ?? {};
    await navigate(paths.register, { state: { from, draft: id } });
  };
  const change = (changed: Problems) => {
    const next = { ...text, ...changed };
    const found = problemsOf(trimmed(next));
    draft.change(next);
    // Drops solved problems; the next submit finds new ones.
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changed) || name in found)),
    );
  };
  return { ...draft, problems, failure, isSending, submitCount, submit, change };
}

/** The text stays after a failure, and is stored as a draft. */
export function RequestForm(props: RequestFormProps) {
  const { lawyer, onCancel } = props;
  const { t } = useTranslation(['caseRequest', 'forms', 'shared']);
  const form = useRequestForm(props);
  const { accountId, text, problems, failure, isSending, submitCount, submit, change } = form;
  const title = useRef<HTMLInputElement>(null);
  const isOpened = onCancel !== undefined;
  useDraftToSubmit(requestFormName(lawyer.id), accountId, submit);
  useEffect(
    function focusTitle() {
      if (isOpened) title.current?.focus();
    },
    [isOpened],
  );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  const discard = () => {
    // The button disappears with the text.
    title.current?.focus();
    form.clear();
  };
  const items = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={items} attempt={submitCount} />
      {failure !== null && (
        <FormMessage tone="failure" title={t('failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      <PhoneNeeded />
      <TitleAndDescription
        {...text}
        problems={problems}
        descriptionHint={t('descriptionHint')}
        limit={longest.caseDescription}
        titleRef={title}
        onChange={change}
      />
      <ScriptNote />
      <div className={clsx('gap-2', isOpened ? 'flex flex-wrap' : 'grid')}>
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          busy={isSending}
          busyLabel={t('submitting')}
          className="flex-auto"
        >
          {t('shared:act.sendCaseRequest')}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {t('shared:act.cancel')}
          </Button>
        )}
        {/* Below the button, which must not move from under a press when the session becomes known. */}
        {accountId === null && <p className="text-ink-2">{t('signInText')}</p>}
        {form.isRestored && (
          <Button variant="text" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </form>
  );
}
