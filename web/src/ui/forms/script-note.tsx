import { useTranslation } from 'react-i18next';

/** Above the button of a form that needs script: says so in a browser without script. */
export function ScriptNote() {
  const { t } = useTranslation('shared');
  return (
    <noscript>
      <p className="text-16 sm:text-14 text-danger">{t('needsScript')}</p>
    </noscript>
  );
}
