import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { SkeletonBar } from '../../../ui/states/skeleton';

interface DirectoryLeadProps {
  total: number | null;
  isEstimate: boolean;
  isSearch: boolean;
}

/** Reserves two lines while the number loads. */
export function DirectoryLead({ total, isEstimate, isSearch }: DirectoryLeadProps) {
  const { t } = useTranslation('directory');
  return (
    <p className={clsx('mt-2 mb-4 max-w-[60ch] text-ink-2 md:mt-4 md:mb-10', total !== 0 && 'max-md:hidden')}>
      {total === null && (
        <span className="grid gap-2.25 py-1.25">
          <SkeletonBar className="h-4 w-full" />
          <SkeletonBar className="h-4 w-1/5" />
        </span>
      )}
      {total === 0 && t(isSearch ? 'leadNoMatch' : 'leadNobody')}
      {total !== null && total > 0 && t(isEstimate ? 'leadAbout' : 'lead', { count: total })}
    </p>
  );
}
