import { longest } from '@ainsathi/contract/limits';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/page-header';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';
import type { ProfileValues } from './profile-values';

/** Name, email, phone and home address. */
export function PersonalSection({ checkedName }: { checkedName: string | null }) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification', 'shared']);
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const optional = t('shared:field.optional');
  return (
    <FormSection title={t('personal.section')} description={t('personal.about')}>
      <TextInput
        {...register('name')}
        label={t('shared:field.fullName')}
        error={errors.name?.message}
        hint={checkedName ? t('verification:names.own', { name: checkedName }) : undefined}
        autoComplete="name"
      />
      <div className="grid items-end gap-5 sm:grid-cols-2 sm:items-start sm:gap-3">
        <TextInput
          {...register('email')}
          label={t('shared:field.email')}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          {...register('phone')}
          label={t('shared:field.phone')}
          optional={optional}
          error={errors.phone?.message}
          placeholder={t('personal.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextArea
        {...register('address')}
        label={t('shared:field.address')}
        optional={optional}
        error={errors.address?.message}
        autoComplete="street-address"
        rows={2}
        className="min-h-18!"
      />
    </FormSection>
  );
}

/** Name and address of the chamber, and the phone number for clients. */
export function ChamberSection() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'shared']);
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('lawyers:field.chamber')} description={t('chamber.about')}>
      <TextInput
        {...register('chamberName')}
        label={t('chamber.name')}
        error={errors.chamberName?.message}
        autoComplete="organization"
      />
      <TextArea
        {...register('chamberAddress')}
        label={t('lawyers:field.chamberAddress')}
        error={errors.chamberAddress?.message}
        autoComplete="off"
        rows={2}
        className="min-h-18!"
      />
      <TextInput
        {...register('clientPhone')}
        label={t('lawyers:field.clientPhone')}
        optional={t('shared:field.optional')}
        hint={t('chamber.clientPhoneHint')}
        error={errors.clientPhone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        fieldClassName="sm:max-w-85"
      />
    </FormSection>
  );
}

/** Bank and mobile payment details, several lines each. */
export function PaymentSection() {
  const { t } = useTranslation(['lawyerProfileForm', 'shared']);
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const optional = t('shared:field.optional');
  return (
    <FormSection title={t('payment.section')} description={t('payment.about')}>
      <TextArea
        {...register('bankDetails')}
        label={t('payment.bank')}
        optional={optional}
        error={errors.bankDetails?.message}
        placeholder={t('payment.bankPlaceholder')}
        autoComplete="off"
      />
      <TextArea
        {...register('mobilePaymentDetails')}
        label={t('payment.mobile')}
        optional={optional}
        hint={t('payment.mobileHint')}
        error={errors.mobilePaymentDetails?.message}
        placeholder={t('payment.mobilePlaceholder')}
        autoComplete="off"
        rows={3}
      />
    </FormSection>
  );
}

export function AboutSection() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'forms']);
  const { control } = useFormContext<ProfileValues>();
  // Controlled, because the counter needs the initial text.
  const { field, fieldState } = useController({ control, name: 'bio' });
  return (
    <FormSection title={t('lawyers:field.about')} description={t('about.about')}>
      <TextArea
        {...field}
        label={t('about.bio')}
        error={fieldState.error?.message}
        rows={7}
        limit={longest.bio}
        counterLabel={(left) =>
          left < 0
            ? t('forms:characters.tooMany', { count: -left })
            : t('forms:characters.left', { count: left })
        }
      />
    </FormSection>
  );
}
