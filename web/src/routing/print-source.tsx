import { useTranslation } from 'react-i18next';
import { useAbsolute } from './site';

/** On paper only: where the sheet comes from, so that its reader can look whether it still holds. */
export function PrintedFrom({ path }: { path: string }) {
  const { t } = useTranslation('public');
  const absolute = useAbsolute();
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-14 text-ink-2 print:block">
      {t('printedFrom', { address: absolute(path) })}
    </p>
  );
}
