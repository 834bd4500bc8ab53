import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedFields } from '../../../ui/forms/folded-fields';
import { FormSection } from '../../../ui/page-header';
import { ProfileAddress, ProfileBio, ProfileText, ProfileTextArea } from './profile-text-fields';
import { banglaFields, type ProfileValues } from './profile-values';

export function PersonalSection({ checkedName }: { checkedName: string | null }) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification']);
  return (
    <FormSection title={t('personal.section')} description={t('personal.about')}>
      <ProfileText
        name="name"
        hint={checkedName ? t('verification:names.own', { name: checkedName }) : undefined}
        autoComplete="name"
      />
      <div className="grid items-end gap-5 sm:grid-cols-2 sm:items-start sm:gap-3">
        <ProfileText name="email" type="email" inputMode="email" autoComplete="email" />
        <ProfileText
          name="phone"
          optional
          placeholder="01712-345678"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <ProfileAddress name="address" optional autoComplete="street-address" />
    </FormSection>
  );
}

export function ChamberSection() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  return (
    <FormSection title={t('lawyers:field.chamber')} description={t('chamber.about')}>
      <ProfileText name="chamberName" autoComplete="organization" />
      <ProfileAddress name="chamberAddress" />
      <ProfileText
        name="clientPhone"
        optional
        hint={t('chamber.clientPhoneHint')}
        type="tel"
        inputMode="tel"
        fieldClassName="sm:max-w-85"
      />
    </FormSection>
  );
}

export function PaymentSection() {
  const { t } = useTranslation('lawyerProfileForm');
  return (
    <FormSection title={t('payment.section')} description={t('payment.about')}>
      <ProfileTextArea name="bankDetails" optional placeholder={t('payment.bankPlaceholder')} />
      <ProfileTextArea
        name="mobilePaymentDetails"
        optional
        hint={t('payment.mobileHint')}
        placeholder={t('payment.mobilePlaceholder')}
        rows={3}
      />
    </FormSection>
  );
}

export function AboutSection() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  return (
    <FormSection title={t('lawyers:field.about')} description={t('about.about')}>
      <ProfileBio name="bio" />
    </FormSection>
  );
}

export function BanglaSection({ checkedName }: { checkedName: string | null }) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification', 'shared']);
  const { formState, getValues } = useFormContext<ProfileValues>();
  return (
    <FormSection title={t('shared:writtenIn.bn')} description={t('inBangla.about')}>
      <FoldedFields
        label={t('inBangla.show')}
        filled={banglaFields.some((field) => getValues(field) !== '')}
        hasError={banglaFields.some((field) => formState.errors[field] !== undefined)}
      >
        <ProfileText
          name="nameBangla"
          optional
          hint={checkedName ? t('verification:names.own', { name: checkedName }) : undefined}
        />
        <ProfileText name="chamberNameBangla" optional />
        <ProfileAddress name="chamberAddressBangla" optional />
        <ProfileBio name="bioBangla" optional />
      </FoldedFields>
    </FormSection>
  );
}
