import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormOutcome } from '../../drafts/form-outcome';
import { formatDate } from '../../i18n/format';
import { Button } from '../../ui/button';
import { DateTimeInput } from '../../ui/forms/date-time-input';
import { FieldError } from '../../ui/forms/field';
import { FoldedFields } from '../../ui/forms/folded-fields';
import { TextInput } from '../../ui/forms/text-input';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useDaysAhead } from '../../ui/times/hearing-time';
import { isWeekend } from '../../lib/dhaka-time';
import { dayLater } from './diary-address';
import { offeredStatus, resultNames, useResultForm, type NotedValues, type Rows } from './use-result-form';

type Form = ReturnType<typeof useResultForm>;

function ResultChips({ form }: { form: Form }) {
  const { t } = useTranslation(['diary', 'room']);
  const { error, ...field } = form.field('result');
  return (
    <fieldset className="min-w-0" aria-describedby={error && 'result-error'}>
      <legend className="mb-1.5 font-strong">{t('sheet.result')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {resultNames.map((result, index) => (
          <label
            key={result}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-field border border-control bg-surface px-2 text-center font-medium transition-colors hover:border-ink-2 has-checked:border-green has-checked:bg-green-soft has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-green has-focus-visible:ring-focus"
          >
            <input
              {...field}
              type="radio"
              id={index === 0 ? 'result' : undefined}
              value={result}
              className="sr-only"
            />
            {t(`room:result.${result}`)}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id="result-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function NextDate({ form, rows: [first, ...others] }: { form: Form; rows: Rows }) {
  const { t, i18n } = useTranslation(['diary', 'room']);
  const daysAhead = useDaysAhead();
  const day = useWatch({ control: form.control, name: 'day' });
  const { errors } = form.formState;
  return (
    <>
      <DateTimeInput
        legend={t('sheet.next')}
        spoken={
          day === '' ? (
            t('sheet.nextHint')
          ) : (
            <>
              {formatDate(day, i18n.language, 'weekday')}, {daysAhead(day)}
              {isWeekend(day) && (
                <strong className="block text-brass-ink">{t('room:hearing.weekend')}</strong>
              )}
            </>
          )
        }
        error={errors.day?.message ?? errors.time?.message}
        date={{ ...form.register('day'), label: t('room:hearing.date'), min: dayLater(first.day, 1) }}
        time={{ ...form.register('time'), label: t('room:hearing.clock') }}
      />
      {day !== '' && (
        <FoldedFields
          label={
            others.length === 0 && first.court
              ? [first.court, first.purpose].filter(Boolean).join(' · ')
              : t('sheet.where')
          }
          filled={false}
          hasError={errors.court !== undefined || errors.purpose !== undefined}
        >
          <TextInput {...form.field('court')} label={t('room:hearing.court')} autoComplete="off" />
          <TextInput {...form.field('purpose')} label={t('room:hearing.purpose')} autoComplete="off" />
        </FoldedFields>
      )}
    </>
  );
}

const reasons = ['ours', 'theirs', 'witness', 'time'] as const;

function Line({ form }: { form: Form }) {
  const { t } = useTranslation('diary');
  const [result, line] = useWatch({ control: form.control, name: ['result', 'line'] });
  return (
    <div className="grid gap-2">
      <TextInput {...form.field('line')} label={t('sheet.line')} autoComplete="off" />
      {result === 'ADJOURNED' && (
        <div role="group" aria-label={t('sheet.reasons')} className="flex flex-wrap gap-2">
          {reasons.map((reason) => {
            const text = t(`sheet.reason.${reason}`);
            return (
              <Button
                key={reason}
                size="small"
                aria-pressed={line === text}
                className={clsx(line === text && 'border-green! text-green!')}
                onClick={() => form.setValue('line', text, { shouldDirty: true })}
              >
                {text}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Tick({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="size-6 shrink-0 accent-green" />
      {label}
    </label>
  );
}

/** What follows for the case and its client, ticked. */
function Consequences({ form, rows }: { form: Form; rows: Rows }) {
  const { t } = useTranslation(['diary', 'cases']);
  const values = useWatch({ control: form.control }) as NotedValues;
  const statuses = new Set(rows.map((row) => offeredStatus(row, values)));
  const [status] = statuses;
  const canTell = rows.some((row) => row.canTell);
  return (
    <div>
      {[...statuses].some((offered) => offered !== null) && (
        <Tick
          {...form.register('setsStatus')}
          label={
            statuses.size === 1 && status
              ? t('sheet.status', { status: t(`cases:status.${status}`) })
              : t('sheet.statusMany')
          }
        />
      )}
      {canTell && (
        <Tick {...form.register('tells')} label={t(rows.length === 1 ? 'sheet.tell' : 'sheet.tellMany')} />
      )}
    </div>
  );
}

interface ResultSheetProps {
  rows: Rows;
  onSent: (values: NotedValues, isWaiting: boolean) => void;
  onClose: () => void;
}

/** What happened at a hearing, or at all of several: three taps and a date. */
export function ResultSheet({ rows, onSent, onClose }: ResultSheetProps) {
  const { t } = useTranslation(['diary', 'lists', 'shared']);
  const form = useResultForm(rows, onSent);
  const parts = { form, rows };
  return (
    <FormDialog
      title={rows.length === 1 ? rows[0].title : t('sheet.titleMany', { count: rows.length })}
      submit={{ label: t('lists:row.save'), busyLabel: t('shared:act.saving') }}
      busy={form.isSubmitting}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormOutcome form={{ ...form, problems: [] }} failed={t('sheet.failed')} />
      <ResultChips form={form} />
      <NextDate {...parts} />
      <Line form={form} />
      <Consequences {...parts} />
    </FormDialog>
  );
}
