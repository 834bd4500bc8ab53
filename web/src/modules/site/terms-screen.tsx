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
  'service',
  'accounts',
  'lawyers',
  'requests',
  'fees',
  'contributions',
  'conduct',
  'liability',
  'ending',
  'changes',
  'law',
] as const;

export default function TermsScreen() {
  const { t, i18n } = useTranslation('legal');
  const { termsDate } = useSite();
  const parts: LegalSection[] = sections.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    text: t(`terms.${id}.text`),
  }));
  const lead = (
    <>
      <p>{t('terms.lead')}</p>
      {termsDate && (
        <p className="mt-3">
          {t(isInForce(termsDate) ? 'terms.since' : 'terms.from', {
            date: formatDate(termsDate, i18n.language, 'long'),
          })}
        </p>
      )}
      <p className="mt-3">
        <TextLink to={paths.privacy}>{t('terms.other')}</TextLink>
      </p>
      <LegalContents label={t('contents')} sections={parts} />
    </>
  );
  return (
    <>
      <PageHead title={t('terms.title')} description={t('terms.lead')} canonical={paths.terms} />
      <TextPage title={t('terms.title')} lead={lead}>
        <LegalText sections={parts} />
      </TextPage>
    </>
  );
}
