import { useTranslation } from 'react-i18next';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import { Questions, useQuestions } from './questions';
import { StructuredData } from '../../routing/structured-data';
import { TextPage } from './text-page';

export default function FaqScreen() {
  const { t } = useTranslation('site');
  const questions = useQuestions();
  const lead = (
    <>
      {t('faq.elsewhere')} <TextLink to={paths.contact}>{t('faq.ask')}</TextLink>. {t('faq.promise')}
    </>
  );
  return (
    <>
      <PageHead title={t('faq.title')} description={t('faq.description')} canonical={paths.faq} />
      <StructuredData
        data={[
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]}
      />
      <TextPage title={t('faq.title')} lead={lead}>
        <h2 className="sr-only">{t('faq.title')}</h2>
        <Questions />
      </TextPage>
    </>
  );
}
