import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { TextLink } from '../../ui/text-link';
import { LegalContents, LegalText, type LegalSection } from './legal-text';
import { isInForce } from './terms-date';
import { TextPage } from './text-page';

const sections = [
  'who',
  'data',
  'purpose',
  'access',
  'never',
  'storage',
  'retention',
  'rights',
  'whatsapp',
  'changes',
] as const;

export default function PrivacyScreen() {
  const { t, i18n } = useTranslation('legal');
  const { termsDate } = useSite();
  const parts: LegalSection[] = sections.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    text: t(`privacy.${id}.text`),
  }));
  const lead = (
    <>
      <p>{t('privacy.lead')}</p>
      {termsDate && (
        <p className="mt-3">
          {t(isInForce(termsDate) ? 'privacy.since' : 'privacy.from', {
            date: formatDate(termsDate, i18n.language, 'long'),
          })}
        </p>
      )}
      <p className="mt-3">
        <TextLink to={paths.terms}>{t('privacy.other')}</TextLink>
      </p>
      <LegalContents label={t('contents')} sections={parts} />
    </>
  );
  return (
    <>
      <PageHead title={t('privacy.title')} description={t('privacy.lead')} canonical={paths.privacy} />
      <TextPage title={t('privacy.title')} lead={lead}>
        <LegalText sections={parts} />
      </TextPage>
    </>
  );
}
