import { pictureLimits } from '@ainsathi/contract/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql, readFragment } from '../../graphql/documents';
import { summaryItems } from '../../graphql/form-errors';
import { useUploadProgress } from '../../graphql/use-upload-progress';
import { Button } from '../../ui/button';
import { SubmitButton } from '../../ui/forms/submit-button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FileInput } from '../../ui/forms/file-input';
import { fileRefusal } from '../../ui/forms/file-refusal';
import { FormMessage } from '../../ui/forms/form-message';
import { TextArea } from '../../ui/forms/text-area';
import { TextInput } from '../../ui/forms/text-input';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';
import { storeOwnReview } from './own-review';
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

function useReviewForm(onSent: () => void) {
  const { t } = useTranslation(['reviewForm', 'forms', 'shared']);
  const upload = useUploadProgress();
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
  const form = useMutationForm(SubmitReviewDocument, {
    schema,
    values: { name: '', designation: '', review: '', image: null, website: '' },
    variables: ({ image, ...input }) => ({ input, ...(image ? { image } : {}) }),
    draft: 'review',
    context: upload.context,
    onSent: ({ submitReview }) => {
      storeOwnReview(readFragment<ReviewFigure_ReviewFragment>(submitReview.review));
      onSent();
    },
    onFailed: upload.done,
  });
  return { ...form, progress: upload.progress };
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

/** Needs no account; on the home page once a moderator has read it. */
export function ReviewForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['reviewForm', 'reviews', 'forms', 'shared']);
  const form = useReviewForm(onSent);
  const { field, failure } = form;
  return (
    <form
      onSubmit={form.submit}
      noValidate
      aria-labelledby="review-form-title"
      className="relative grid gap-5 overflow-clip rounded-card border border-line-strong bg-surface p-5 sm:p-7"
    >
      <div>
        <h3 id="review-form-title">{t('title')}</h3>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      <ErrorSummary
        description={t('forms:notSent')}
        items={summaryItems(form.formState.errors, idOf)}
        attempt={form.attempt}
      />
      {failure && <FormMessage tone="failure" title={t('failed', { reason: failure.reason })} takesFocus />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...field('name')}
          id={idOf('name')}
          label={t('shared:field.name')}
          hint={t('nameHint')}
          autoComplete="name"
        />
        <TextInput
          {...field('designation')}
          id={idOf('designation')}
          label={t('reviews:designation')}
          hint={t('designationHint')}
          autoComplete="organization-title"
        />
      </div>
      <TextArea {...field('review')} id={idOf('review')} label={t('reviews:review')} className="min-h-33" />
      <Controller
        name="image"
        control={form.control}
        render={({ field, fieldState }) => (
          <FileInput
            {...field}
            id={idOf('image')}
            label={t('image')}
            optional={t('shared:field.optional')}
            hint={t('imageHint')}
            accept={pictureLimits.types}
            maximumBytes={pictureLimits.bytes}
            error={fieldState.error?.message}
            progress={form.progress}
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
      <Honeypot {...form.register('website')} />
      <div>
        <SubmitButton busy={form.isSubmitting} busyLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

/** In the place of the sent form; here, because the home page loads neither before it is asked for. */
export function ReviewThanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['reviews', 'shared']);
  return (
    <FormMessage
      tone="success"
      title={t('thanks')}
      takesFocus
      action={<Button onClick={onClose}>{t('shared:act.close')}</Button>}
    />
  );
}
