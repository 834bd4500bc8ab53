import { useTranslation } from 'react-i18next';

export const mainId = 'main';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shared');
  return (
    <a
      href={`#${mainId}`}
      className="absolute -top-20 left-4 z-50 rounded-field bg-ink px-4 py-3 font-medium text-paper focus:top-3"
    >
      {t('skip')}
    </a>
  );
}
