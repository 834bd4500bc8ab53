import { firstTalkLimits } from '@ainsathi/contract/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { Select } from '../../../ui/forms/choices/select';
import { TextInput } from '../../../ui/forms/text-input';
import { firstTalkKinds, type ProfileValues } from './profile-values';

/** Whether a first talk is free, its least price, and its length. */
export function FirstTalkField() {
  const { t } = useTranslation('lawyerProfileForm');
  const { control, register, formState } = useFormContext<ProfileValues>();
  const kind = useWatch({ control, name: 'firstTalk.kind' });
  return (
    <>
      <RadioCards
        {...register('firstTalk.kind')}
        legend={t('firstTalk.legend')}
        hint={t('firstTalk.hint')}
        options={firstTalkKinds.map((value) => ({ value, label: t(`firstTalk.${value}`) }))}
      />
      {kind !== 'none' && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          {kind === 'paid' && (
            <TextInput
              {...register('firstTalk.amount')}
              label={t('firstTalk.amount')}
              error={formState.errors.firstTalk?.amount?.message}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          <Select
            {...register('firstTalk.minutes')}
            label={t('firstTalk.minutes')}
            options={firstTalkLimits.minutes.map((count) => ({
              value: String(count),
              label: t('firstTalk.length', { count }),
            }))}
          />
        </div>
      )}
    </>
  );
}
