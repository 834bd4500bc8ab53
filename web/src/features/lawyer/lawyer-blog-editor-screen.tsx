import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LawyerBlogEditorScreen() {
  const { t } = useTranslation('lawyer');
  return (
    <>
      <PageHead title={t('blogEditor.title')} />
      <h1>{t('blogEditor.title')}</h1>
    </>
  );
}
