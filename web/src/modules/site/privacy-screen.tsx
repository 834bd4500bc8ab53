import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-text';

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
  const { t } = useTranslation('legal');
  const parts = sections.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    text: t(`privacy.${id}.text`),
  }));
  return <LegalPage name="privacy" other="terms" sections={parts} />;
}
