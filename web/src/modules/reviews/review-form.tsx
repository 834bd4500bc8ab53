import { pictureLimits } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { errorReason } from '../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { useUploadProgress } from '../../graphql/use-upload-progress';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FileInput } from '../../ui/forms/file-input';
import { fileRefusal } from '../../ui/forms/file-refusal';
import { FormMessage } from '../../ui/forms/form-message';
import { TextArea } from '../../ui/forms/text-area';
import { TextInput } from '../../ui/forms/text-input';
import { SubmitReviewDocument } from './generated/review-form';

graphql(`
  mutation SubmitReview($input: ReviewInput!, $image: Upload) {
    submitReview(input: $input, image: $image) {
      review {
        id
        ...ReviewFigure_review
      }
    }
  }
`);

const idOf = (name: string) => `review-${name}`;
const names = ['name', 'designation', 'review', 'image'] as const;

function useReviewForm() {
  const { t } = useTranslation(['reviewForm', 'forms', 'shared']);
  const schema = z.object({
    name: z.string().trim().min(1, t('shared:form.nameMissing')),
    designation: z.string().trim().min(1, t('designationMissing')),
    review: z.string().trim().min(1, t('reviewMissing')),
    image: z
      .instanceof(File)
      .nullable()
      .refine((file) => fileRefusal(file, pictureLimits) !== 'type', t('forms:picture.wrongType'))
      .refine((file) => fileRefusal(file, pictureLimits) !== 'size', t('forms:picture.tooLarge')),
    website: z.string(),
  });
  return useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { name: '', designation: '', review: '', image: null, website: '' },
  });
}

/** A hidden field that only bots fill in. */
function Honeypot(props: ReturnType<ReturnType<typeof useReviewForm>['register']>) {
  const { t } = useTranslation('reviewForm');
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={idOf('website')}>{t('trap')}</label>
      <input {...props} id={idOf('website')} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Submits a review without an account; it is published at once. */
export function ReviewForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['reviewForm', 'reviews', 'forms', 'shared']);
  const { register, handleSubmit, control, formState, setError } = useReviewForm();
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useUploadProgress();
  const submitReview = usePublicMutation(SubmitReviewDocument, {
    refetchQueries: ['Home'],
    awaitRefetchQueries: true,
  });
  const { errors, submitCount, isSubmitting } = formState;
  const send = handleSubmit(async ({ image, ...input }) => {
    setFailure(null);
    try {
      await submitReview({
        variables: { input, ...(image ? { image } : {}) },
        context: upload.context,
      });
      onSent();
    } catch (error) {
      if (!showFieldErrors(error, names, setError)) setFailure(t('failed', { reason: errorReason(error) }));
    } finally {
      upload.done();
    }
  });
  return (
    <form
      onSubmit={send}
      noValidate
      aria-labelledby="review-form-title"
      className="relative grid gap-5 overflow-clip rounded-card border border-line-strong bg-surface p-5 sm:p-7"
    >
      <div>
        <h3 id="review-form-title" className="text-22">
          {t('title')}
        </h3>
        <p className="mt-1 text-16 sm:text-14 text-ink-2">{t('lead')}</p>
      </div>
      <ErrorSummary
        description={t('forms:notSent')}
        items={summaryItems(errors, idOf)}
        attempt={submitCount}
      />
      {failure && <FormMessage tone="failure" title={failure} takesFocus />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...register('name')}
          id={idOf('name')}
          label={t('shared:field.name')}
          hint={t('nameHint')}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextInput
          {...register('designation')}
          id={idOf('designation')}
          label={t('reviews:designation')}
          hint={t('designationHint')}
          autoComplete="organization-title"
          error={errors.designation?.message}
        />
      </div>
      <TextArea
        {...register('review')}
        id={idOf('review')}
        label={t('reviews:review')}
        error={errors.review?.message}
        className="min-h-33"
      />
      <Controller
        name="image"
        control={control}
        render={({ field }) => (
          <FileInput
            {...field}
            id={idOf('image')}
            label={t('image')}
            optional={t('shared:field.optional')}
            hint={t('imageHint')}
            accept={pictureLimits.types}
            maximumBytes={pictureLimits.bytes}
            error={errors.image?.message}
            progress={upload.progress}
            labels={{
              choose: t('choose'),
              replace: t('forms:picture.replace'),
              remove: t('forms:picture.remove'),
              progress: t('forms:picture.progress'),
              refused: { type: t('forms:picture.wrongType'), size: t('forms:picture.tooLarge') },
            }}
          />
        )}
      />
      <Honeypot {...register('website')} />
      <div>
        <Button type="submit" variant="primary" wide="phone" busy={isSubmitting} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
