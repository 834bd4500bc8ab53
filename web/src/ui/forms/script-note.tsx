import { useTranslation } from 'react-i18next';

/** Before the button of a form that is sent by script: says so where scripts are switched off. */
export function ScriptNote() {
  const { t } = useTranslation('shared');
  return (
    <noscript>
      <p className="text-14 text-danger">{t('needsScript')}</p>
    </noscript>
  );
}
