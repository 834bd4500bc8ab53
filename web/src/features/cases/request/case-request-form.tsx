import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { usePublicMutation } from '../../../graphql/operations';
import { useFormDraft } from '../../../session/use-form-draft';
import { useSession } from '../../../session/session';
import { draftSubmitted, isDraftToSubmit } from '../../../session/visitor-drafts';
import { caseRequested } from '../../../graphql/invalidate';
import { errorReason } from '../../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../../graphql/form-errors';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { RequestCaseDocument } from './generated/case-request-form';
import { nextAttempt, noAttempt, type SentRequest } from './request-attempt';
import { RequestFields, requestFormName } from './request-fields';

export { CaseRequestSent } from './case-request-sent';

graphql(`
  mutation RequestCase($input: CaseRequestInput!) {
    requestCase(input: $input) {
      case {
        id
      }
    }
  }
`);

const { caseTitle: titleLimit, caseDescription: descriptionLimit } = longest;
const fields = ['title', 'description'] as const;

function useRequestForm() {
  const { t } = useTranslation(['caseRequest', 'forms']);
  const schema = z.object({
    title: z.string().trim().min(1, t('forms:titleMissing')).max(titleLimit, t('forms:titleLong')),
    description: z
      .string()
      .trim()
      .min(1, t('descriptionMissing'))
      .max(descriptionLimit, t('descriptionLong')),
    attempt: z.object({ title: z.string(), description: z.string(), key: z.string() }),
  });
  return useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { title: '', description: '', attempt: noAttempt },
  });
}

function useRequestCase() {
  return usePublicMutation(RequestCaseDocument, {
    update: caseRequested,
  });
}

/** Submits, once, a draft that was written before signing in, or `atOnce` what was sent before the form was there. */
function useSubmitDraft(formName: string, atOnce: boolean, submit: () => Promise<void>) {
  const { user } = useSession();
  const accountId = user?._id;
  const latest = useRef(submit);
  const isSubmitted = useRef(false);
  useEffect(
    function submitDraft() {
      if (!accountId || isSubmitted.current) return;
      if (!atOnce && !isDraftToSubmit(accountId, formName)) return;
      isSubmitted.current = true;
      // The mark stays until there is an answer: after a reload meanwhile the same request is sent again, by its key.
      void latest.current().finally(() => draftSubmitted(accountId, formName));
    },
    [accountId, atOnce, formName],
  );
}

interface CaseRequestFormProps {
  lawyerId: string;
  /** Whether the form takes the focus on mount, after a button opened it. */
  takesFocus: boolean;
  /** Whether it is submitted on mount: Send was pressed before it was there. */
  submitsAtOnce: boolean;
  onSent: (sent: SentRequest) => void;
  /** Closes the form; without it there is no Cancel button. */
  onCancel?: () => void;
}

/** Title and description of a new case. The text stays after a failure, and is stored as a draft. */
export function CaseRequestForm(props: CaseRequestFormProps) {
  const { lawyerId, takesFocus, submitsAtOnce, onSent, onCancel } = props;
  const { t } = useTranslation(['caseRequest', 'forms', 'shared']);
  const form = useRequestForm();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = form;
  const formName = requestFormName(lawyerId);
  const { clear: clearDraft } = useFormDraft(form, formName);
  const [failure, setFailure] = useState<string | null>(null);
  const requestCase = useRequestCase();
  const { errors, submitCount, isSubmitting } = formState;
  useEffect(
    function focusTitle() {
      if (takesFocus) setFocus('title');
    },
    [takesFocus, setFocus],
  );
  const send = handleSubmit(
    async ({ title, description, attempt: last }) => {
      setFailure(null);
      const attempt = nextAttempt({ title, description }, last);
      setValue('attempt', attempt);
      try {
        const input = { lawyerId, title, description, requestKey: attempt.key };
        const { data } = await requestCase({ variables: { input } });
        if (!data) return;
        clearDraft();
        onSent({ caseId: data.requestCase.case.id, title, description });
      } catch (error) {
        if (!showFieldErrors(error, fields, setError)) setFailure(errorReason(error));
      }
    },
    () => setFailure(null),
  );
  useSubmitDraft(formName, submitsAtOnce, send);
  const problems = summaryItems(errors);
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary
        title={t('shared:form.problems', { count: problems.length })}
        description={t('forms:notSent')}
        items={problems}
        attempt={submitCount}
      />
      {failure !== null && (
        <FormMessage tone="failure" title={t('failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      <RequestFields
        title={{ ...register('title'), error: errors.title?.message }}
        description={{ ...register('description'), error: errors.description?.message }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          busy={isSubmitting}
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
      </div>
    </form>
  );
}
