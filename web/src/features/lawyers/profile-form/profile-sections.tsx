import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/page-header';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';
import { bioLimit, type ProfileValues } from './profile-values';

/** Name, email, phone and home address. */
export function PersonalSection() {
  const { t } = useTranslation('lawyer');
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const optional = t('profile.optional');
  return (
    <FormSection title={t('profile.personal.section')} description={t('profile.personal.about')}>
      <TextInput
        {...register('name')}
        label={t('profile.personal.name')}
        error={errors.name?.message}
        autoComplete="name"
      />
      <div className="grid items-end gap-5 sm:grid-cols-2 sm:items-start sm:gap-3">
        <TextInput
          {...register('email')}
          label={t('profile.personal.email')}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          {...register('phone')}
          label={t('profile.personal.phone')}
          optional={optional}
          error={errors.phone?.message}
          placeholder={t('profile.personal.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextArea
        {...register('address')}
        label={t('profile.personal.address')}
        optional={optional}
        error={errors.address?.message}
        autoComplete="street-address"
        rows={2}
        className="min-h-18!"
      />
    </FormSection>
  );
}

/** Name and address of the chamber. */
export function ChamberSection() {
  const { t } = useTranslation('lawyer');
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('profile.chamber.section')} description={t('profile.chamber.about')}>
      <TextInput
        {...register('chamberName')}
        label={t('profile.chamber.name')}
        error={errors.chamberName?.message}
        autoComplete="organization"
      />
      <TextArea
        {...register('chamberAddress')}
        label={t('profile.chamber.address')}
        error={errors.chamberAddress?.message}
        autoComplete="off"
        rows={2}
        className="min-h-18!"
      />
    </FormSection>
  );
}

/** Bank and mobile payment details, several lines each. */
export function PaymentSection() {
  const { t } = useTranslation('lawyer');
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const optional = t('profile.optional');
  return (
    <FormSection title={t('profile.payment.section')} description={t('profile.payment.about')}>
      <TextArea
        {...register('bankDetails')}
        label={t('profile.payment.bank')}
        optional={optional}
        error={errors.bankDetails?.message}
        placeholder={t('profile.payment.bankPlaceholder')}
        autoComplete="off"
      />
      <TextArea
        {...register('mobilePaymentDetails')}
        label={t('profile.payment.mobile')}
        optional={optional}
        hint={t('profile.payment.mobileHint')}
        error={errors.mobilePaymentDetails?.message}
        placeholder={t('profile.payment.mobilePlaceholder')}
        autoComplete="off"
        rows={3}
      />
    </FormSection>
  );
}

/** The bio. */
export function AboutSection() {
  const { t } = useTranslation('lawyer');
  const { control } = useFormContext<ProfileValues>();
  // Controlled, because the counter needs the initial text.
  const { field, fieldState } = useController({ control, name: 'bio' });
  return (
    <FormSection title={t('profile.about.section')} description={t('profile.about.about')}>
      <TextArea
        {...field}
        label={t('profile.about.bio')}
        error={fieldState.error?.message}
        rows={7}
        limit={bioLimit}
        counterLabel={(left) =>
          left < 0 ? t('profile.about.tooMany', { count: -left }) : t('profile.about.left', { count: left })
        }
      />
    </FormSection>
  );
}
