import { useTranslation } from 'react-i18next';
import { FieldSkeleton, Loading, SkeletonBar } from '../../ui/states/skeleton';

/** The skeleton of the contact form, as high as the form, so that what follows keeps its place when the form comes. */
export function ContactFormSkeleton() {
  const { t } = useTranslation(['site', 'shared']);
  return (
    <Loading label={t('shared:loadingForm')} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <FieldSkeleton controlClassName="h-33" />
      <p className="text-16 text-ink-2 sm:text-14">{t('contact.needs')}</p>
      <SkeletonBar className="h-(--control-height) w-full rounded-field sm:w-48" />
    </Loading>
  );
}
