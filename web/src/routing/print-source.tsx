import { useTranslation } from 'react-i18next';
import { useAbsolute } from './site';

/** In print only, so that a reader can look up the present version. */
export function PrintSource({ path }: { path: string }) {
  const { t } = useTranslation('shared');
  const absolute = useAbsolute();
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-14 text-ink-2 print:block">
      {t('printedFrom', { address: absolute(path) })}
    </p>
  );
}
