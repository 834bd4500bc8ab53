import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { FormMessage } from '../../ui/forms/form-message';
import { FormSkeleton } from '../../ui/states/skeleton';

const reviewForm = lazySource(async () => (await import('./review-form')).ReviewForm, 'reviewForm', 'forms');

/** The review form on another page, and its thanks. */
export function ReviewInPlace({ thanks }: { thanks: string }) {
  const { t } = useTranslation('shared');
  const [isSent, setSent] = useState(false);
  if (isSent) return <FormMessage tone="success" title={thanks} takesFocus />;
  return (
    <LazyComponent
      source={reviewForm}
      placeholder={<FormSkeleton label={t('loadingForm')} />}
      missing={(message) => message}
    >
      {(ReviewForm) => <ReviewForm onSent={() => setSent(true)} />}
    </LazyComponent>
  );
}
