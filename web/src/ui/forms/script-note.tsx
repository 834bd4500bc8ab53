import { useTranslation } from 'react-i18next';

/** For forms that need script, shown only without it. */
export function ScriptNote() {
  const { t } = useTranslation('shared');
  return (
    <noscript>
      <p className="text-danger">{t('needsScript')}</p>
    </noscript>
  );
}
