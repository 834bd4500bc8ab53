import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../../session/use-form-draft';
import { graphql } from '../../../graphql/generated';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';

const requestCaseMutation = graphql(`
  mutation RequestCase($input: CaseRequestInput!) {
    requestCase(input: $input) {
      case {
        id
      }
    }
  }
`);

interface CaseRequestFormProps {
  lawyerId: string;
  onSent: (caseId: string) => void;
  onCancel: () => void;
}

const fields = ['title', 'description'] as const;
const longestDescription = 10_000;

/** Title and description of a new case. What was typed stays on every failure. */
export function CaseRequestForm({ lawyerId, onSent, onCancel }: CaseRequestFormProps) {
  const { t, i18n } = useTranslation('client');
  const [failure, setFailure] = useState<string | null>(null);
  const [requestCase] = useMutation(requestCaseMutation, {
    // The new case belongs to lists of several filters: they are asked again when they are shown.
    update: (cache) => {
      for (const fieldName of ['myCases', 'myCaseCounts']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  const schema = z.object({
    title: z.string().trim().min(1, t('request.titleMissing')).max(200, t('request.titleLong')),
    description: z
      .string()
      .trim()
      .min(1, t('request.descriptionMissing'))
      .max(longestDescription, t('request.descriptionLong')),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: '', description: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { forget: forgetDraft } = useFormDraft(form, `case-request:${lawyerId}`);
  const { errors } = formState;
  useEffect(
    function beginWithTheTitle() {
      setFocus('title');
    },
    [setFocus],
  );
  const send = handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        const { data } = await requestCase({ variables: { input: { lawyerId, ...values } } });
        if (!data) return;
        forgetDraft();
        onSent(data.requestCase.case.id);
      } catch (error) {
        const problems = fieldErrors(error);
        for (const name of fields) {
          const problem = problems.find(({ field }) => field === name);
          if (problem) setError(name, { message: problem.message });
        }
        setFailure(errorReason(error));
      }
    },
    () => setFailure(null),
  );
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: name, message }] : [];
  });
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {failure === null ? (
        <ErrorSummary
          title={t('request.problem', { count: problems.length })}
          description={t('request.nothingSent')}
          items={problems}
          attempt={formState.submitCount}
        />
      ) : (
        <FormMessage tone="failure" title={t('request.failed')} takesFocus>
          {t('request.failedText', { reason: failure })}
        </FormMessage>
      )}
      <TextInput
        {...register('title')}
        label={t('request.caseTitle')}
        hint={t('request.caseTitleHint')}
        error={errors.title?.message}
        autoComplete="off"
        required
      />
      <TextArea
        {...register('description')}
        rows={7}
        label={t('request.description')}
        hint={t('request.descriptionHint')}
        error={errors.description?.message}
        limit={longestDescription}
        counterLabel={(left) =>
          t(left < 0 ? 'request.tooMany' : 'request.left', {
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
          busy={formState.isSubmitting}
          busyLabel={t('request.submitting')}
          className="flex-auto"
        >
          {t('request.submit')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('request.cancel')}
        </Button>
      </div>
    </form>
  );
}
