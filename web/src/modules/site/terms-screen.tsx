import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-text';

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
  const { t } = useTranslation('legal');
  const parts = sections.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    text: t(`terms.${id}.text`),
  }));
  return <LegalPage name="terms" other="privacy" sections={parts} />;
}
