import { useTranslation } from 'react-i18next';
import type { ProfileValues } from './profile-values';

export function useProfileFieldLabels(): Record<keyof ProfileValues, string> {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'shared']);
  return {
    name: t('shared:field.fullName'),
    email: t('shared:field.email'),
    phone: t('shared:field.phone'),
    address: t('shared:field.address'),
    licenseNumber: t('lawyers:field.licenseNumber'),
    experience: t('practice.experience'),
    practiceAreas: t('lawyers:field.practiceAreas'),
    district: t('lawyers:field.district'),
    courtLevel: t('lawyers:field.courtLevel'),
    languages: t('lawyers:field.languages'),
    awayUntil: t('practice.away'),
    mostInvitations: t('practice.mostInvitations'),
    firstTalk: t('firstTalk.legend'),
    chamberName: t('chamber.name'),
    chamberAddress: t('lawyers:field.chamberAddress'),
    clientPhone: t('lawyers:field.clientPhone'),
    bankDetails: t('payment.bank'),
    mobilePaymentDetails: t('payment.mobile'),
    bio: t('about.bio'),
    nameBangla: t('inBangla.name'),
    chamberNameBangla: t('inBangla.chamberName'),
    chamberAddressBangla: t('inBangla.chamberAddress'),
    bioBangla: t('inBangla.bio'),
    education: t('lawyers:field.education'),
  };
}
