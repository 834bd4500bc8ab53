import { longest } from '@ainsathi/contract/limits';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindFields } from '../../../graphql/form-errors';
import { DateTimeInput } from '../../../ui/forms/date-time-input';
import { TextInput } from '../../../ui/forms/text-input';
import { fromDhaka, isWeekend, toDhaka } from '../../../lib/dhaka-time';
import { now } from '../../../lib/now';
import type { HearingValues } from './hearing-schema';
import { useHearingTime } from '../../../ui/times/hearing-time';
import type { RoomHearing } from './hearing-card';
import { LimitedTextField } from '../../../ui/forms/limited-text-field';

const year = 365 * 24 * 60 * 60_000;

/** Probably a wrong year: a court sets the next date within weeks or months. */
const isFar = (startsAt: string): boolean => Date.parse(startsAt) > now() + year;

interface HearingFieldsProps {
  form: UseFormReturn<HearingValues>;
  known: readonly Pick<RoomHearing, 'court' | 'place'>[];
}

function Offers({ id, texts }: { id: string; texts: readonly (string | null | undefined)[] }) {
  return (
    <datalist id={id}>
      {[...new Set(texts)].map((text) => text && <option key={text} value={text} />)}
    </datalist>
  );
}

export function HearingFields({ form, known }: HearingFieldsProps) {
  const { t } = useTranslation(['room', 'shared']);
  const { control, register } = form;
  const field = bindFields(form);
  const offers = useId();
  const timeOf = useHearingTime();
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  const startsAt = fromDhaka({ date, time: time || '10:00' });
  const optional = t('shared:field.optional');
  return (
    <>
      <DateTimeInput
        legend={t('hearing.when')}
        spoken={
          startsAt === null ? undefined : (
            <>
              {timeOf(startsAt, time !== '')}
              {date < toDhaka().date && <strong className="block text-ink">{t('hearing.over')}</strong>}
              {isWeekend(date) && <strong className="block text-ink">{t('hearing.weekend')}</strong>}
              {isFar(startsAt) && <strong className="block text-ink">{t('hearing.far')}</strong>}
            </>
          )
        }
        error={form.formState.errors.date?.message}
        date={{
          ...register('date'),
          label: t('hearing.date'),
          required: true,
        }}
        time={{ ...register('time'), label: t('hearing.clock') }}
      />
      <TextInput
        {...field('court')}
        label={t('hearing.court')}
        hint={t('hearing.courtHint')}
        autoComplete="off"
        list={`${offers}court`}
        required
      />
      <Offers id={`${offers}court`} texts={known.map(({ court }) => court)} />
      <TextInput
        {...field('place')}
        label={t('hearing.place')}
        optional={optional}
        hint={t('hearing.placeHint')}
        autoComplete="off"
        list={`${offers}place`}
      />
      <Offers id={`${offers}place`} texts={known.map(({ place }) => place)} />
      <TextInput
        {...field('purpose')}
        label={t('hearing.purpose')}
        hint={t('hearing.purposeHint')}
        autoComplete="off"
        required
      />
      <LimitedTextField
        control={control}
        name="bring"
        rows={2}
        label={t('hearing.what')}
        optional={optional}
        limit={longest.hearingBring}
      />
    </>
  );
}
