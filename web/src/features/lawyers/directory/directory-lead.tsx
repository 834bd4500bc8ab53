import { useTranslation } from 'react-i18next';
import { SkeletonBar } from '../../../ui/states/skeleton';

/** How many there are, below the headline; its two lines are kept free until that is known. */
export function DirectoryLead({ total, searched }: { total: number | null; searched: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <p className="mt-4 mb-8 max-w-[60ch] text-ink-2 md:mb-10">
      {total === null && (
        <span className="grid gap-2.25 py-1.25">
          <SkeletonBar className="h-4 w-full" />
          <SkeletonBar className="h-4 w-1/5" />
        </span>
      )}
      {total === 0 && t(searched ? 'leadNoMatch' : 'leadNobody')}
      {total !== null && total > 0 && t('lead', { count: total })}
    </p>
  );
}
