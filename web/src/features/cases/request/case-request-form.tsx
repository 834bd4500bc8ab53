import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../../session/use-form-draft';
import { paths } from '../../../routing/paths';
import { errorReason } from '../../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../../graphql/form-errors';
import { graphql } from '../../../graphql/generated';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';

const sendCaseRequestMutation = graphql(`
  mutation SendCaseRequest($input: CaseRequestInput!) {
    requestCase(input: $input) {
      case {
        id
        title
        status
      }
    }
  }
`);

const titleLimit = 200;
const descriptionLimit = 10_000;
const names = ['title', 'description'] as const;
const idOf = (name: string) => `request-${name}`;

function useRequestForm() {
  const { t } = useTranslation('public');
  const schema = z.object({
    title: z.string().trim().min(1, t('request.titleMissing')).max(titleLimit, t('request.titleLong')),
    description: z
      .string()
      .trim()
      .min(1, t('request.descriptionMissing'))
      .max(descriptionLimit, t('request.descriptionLong')),
  });
  return useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { title: '', description: '' },
  });
}

/** Sends a case request to the lawyer; success takes the form's place. */
export function CaseRequestForm({ lawyerId }: { lawyerId: string }) {
  const { t } = useTranslation('public');
  const form = useRequestForm();
  const { register, handleSubmit, formState, setError } = form;
  const { forget: forgetDraft } = useFormDraft(form, `case-request:${lawyerId}`);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [requestCase] = useMutation(sendCaseRequestMutation, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCases' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCaseCounts' });
    },
  });
  const { errors, submitCount, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await requestCase({ variables: { input: { lawyerId, ...values } } });
      forgetDraft();
      setSent(true);
    } catch (error) {
      if (!showFieldErrors(error, names, setError)) setFailure(errorReason(error));
    }
  });
  if (sent)
    return (
      <FormMessage
        tone="success"
        title={t('request.sent')}
        takesFocus
        action={<ButtonLink to={paths.client.cases}>{t('request.myCases')}</ButtonLink>}
      >
        {t('request.sentText')}
      </FormMessage>
    );
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary
        title={t('form.summary', { count: Object.keys(errors).length })}
        description={t('form.kept')}
        items={summaryItems(errors, idOf)}
        attempt={submitCount}
      />
      {failure && (
        <FormMessage tone="failure" title={t('request.failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      <TextInput
        {...register('title')}
        id={idOf('title')}
        label={t('request.caseTitle')}
        hint={t('request.caseTitleHint')}
        autoComplete="off"
        error={errors.title?.message}
      />
      <TextArea
        {...register('description')}
        id={idOf('description')}
        label={t('request.description')}
        hint={t('request.descriptionHint')}
        limit={descriptionLimit}
        error={errors.description?.message}
        className="min-h-42"
      />
      <Button
        type="submit"
        variant="primary"
        icon={Send}
        wide
        busy={isSubmitting}
        busyLabel={t('request.sending')}
      >
        {t('request.send')}
      </Button>
    </form>
  );
}
