import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { useFormDraft } from '../../../session/use-form-draft';
import { paths } from '../../../routing/paths';
import { caseRequested } from '../../../graphql/invalidate';
import { errorReason } from '../../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../../graphql/form-errors';
import { formatNumber } from '../../../i18n/format';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';
import { RequestCaseDocument } from './generated/case-request-form';

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
  });
  return useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { title: '', description: '' },
  });
}

function useRequestCase() {
  return useMutation(RequestCaseDocument, {
    update: caseRequested,
  });
}

interface CaseRequestFormProps {
  lawyerId: string;
  /** Whether the form takes the focus on mount, after a button opened it. */
  takesFocus: boolean;
  onSent: (caseId: string) => void;
  /** Closes the form; without it there is no Cancel button. */
  onCancel?: () => void;
}

/** Title and description of a new case. The text stays after a failure, and is stored as a draft. */
export function CaseRequestForm({ lawyerId, takesFocus, onSent, onCancel }: CaseRequestFormProps) {
  const { t, i18n } = useTranslation(['caseRequest', 'forms', 'shared']);
  const form = useRequestForm();
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { clear: clearDraft } = useFormDraft(form, `case-request:${lawyerId}`);
  const [failure, setFailure] = useState<string | null>(null);
  const [requestCase] = useRequestCase();
  const { errors, submitCount, isSubmitting } = formState;
  useEffect(
    function focusTitle() {
      if (takesFocus) setFocus('title');
    },
    [takesFocus, setFocus],
  );
  const send = handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        const { data } = await requestCase({ variables: { input: { lawyerId, ...values } } });
        if (!data) return;
        clearDraft();
        onSent(data.requestCase.case.id);
      } catch (error) {
        if (!showFieldErrors(error, fields, setError)) setFailure(errorReason(error));
      }
    },
    () => setFailure(null),
  );
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
      <TextInput
        {...register('title')}
        label={t('shared:field.title')}
        hint={t('caseTitleHint')}
        error={errors.title?.message}
        autoComplete="off"
        required
      />
      <TextArea
        {...register('description')}
        rows={7}
        label={t('description')}
        hint={t('descriptionHint')}
        error={errors.description?.message}
        limit={descriptionLimit}
        counterLabel={(left) =>
          t(left < 0 ? 'tooMany' : 'left', {
            count: Math.abs(left),
            shown: formatNumber(Math.abs(left), i18n.language),
          })
        }
        required
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

interface CaseRequestSentProps {
  caseId: string;
  /** The link after success: on the public page to the client's cases, in the client area to the new case. */
  leadsTo: 'cases' | 'case';
  /** Offers another request. */
  onAnother?: () => void;
}

/** Replaces the form after the request is sent. */
export function CaseRequestSent({ caseId, leadsTo, onAnother }: CaseRequestSentProps) {
  const { t } = useTranslation('caseRequest');
  return (
    <>
      <FormMessage tone="success" title={t('sent')} takesFocus>
        {t('sentText')}
      </FormMessage>
      <div className="flex flex-wrap gap-2">
        {leadsTo === 'case' ? (
          <ButtonLink to={paths.client.case(caseId)} variant="primary">
            {t('openCase')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.client.cases} variant="primary">
            {t('myCases')}
          </ButtonLink>
        )}
        {onAnother && (
          <Button variant="text" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </div>
    </>
  );
}
