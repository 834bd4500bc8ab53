import { longest } from '@ainsathi/contract/limits';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedFields } from '../../../ui/forms/folded-fields';
import { TextArea } from '../../../ui/forms/text-area';
import { TextInput } from '../../../ui/forms/text-input';
import { FormSection } from '../../../ui/page-header';
import { banglaFields, type ProfileValues } from './profile-values';

/** Name, chamber and bio once more, for the Bangla pages. */
export function BanglaSection({ checkedName }: { checkedName: string | null }) {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'verification', 'forms', 'shared']);
  const { control, register, formState, getValues } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const bio = useController({ control, name: 'bioBangla' });
  const optional = t('shared:field.optional');
  return (
    <FormSection title={t('shared:writtenIn.bn')} description={t('inBangla.about')}>
      <FoldedFields
        label={t('inBangla.show')}
        filled={banglaFields.some((field) => getValues(field) !== '')}
        hasError={banglaFields.some((field) => errors[field] !== undefined)}
      >
        <TextInput
          {...register('nameBangla')}
          label={t('inBangla.name')}
          optional={optional}
          error={errors.nameBangla?.message}
          hint={checkedName ? t('verification:names.own', { name: checkedName }) : undefined}
          autoComplete="off"
        />
        <TextInput
          {...register('chamberNameBangla')}
          label={t('inBangla.chamberName')}
          optional={optional}
          error={errors.chamberNameBangla?.message}
          autoComplete="off"
        />
        <TextArea
          {...register('chamberAddressBangla')}
          label={t('inBangla.chamberAddress')}
          optional={optional}
          error={errors.chamberAddressBangla?.message}
          autoComplete="off"
          rows={2}
          className="min-h-18!"
        />
        <TextArea
          {...bio.field}
          label={t('inBangla.bio')}
          optional={optional}
          error={errors.bioBangla?.message}
          rows={7}
          limit={longest.bio}
          counterLabel={(left) =>
            left < 0
              ? t('forms:characters.tooMany', { count: -left })
              : t('forms:characters.left', { count: left })
          }
        />
      </FoldedFields>
    </FormSection>
  );
}
