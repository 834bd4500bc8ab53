import { useTranslation } from 'react-i18next';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { EmergencyNumbers } from '../../ui/emergency-numbers';
import { ContactForm } from './contact-form';
import { TextPage } from './text-page';

export default function ContactScreen() {
  const { t } = useTranslation(['site', 'contactForm']);
  return (
    <>
      <PageHead
        title={t('contact.title')}
        description={t('contactForm:description')}
        canonical={paths.contact}
      />
      <TextPage title={t('contact.title')} lead={t('contact.lead')}>
        <ContactForm />
        <section className="mt-10 border-t border-line pt-6">
          <h2>{t('contactForm:urgentTitle')}</h2>
          <EmergencyNumbers />
          <p className="mt-2 max-w-measure text-ink-2">{t('contactForm:urgent')}</p>
        </section>
      </TextPage>
    </>
  );
}
