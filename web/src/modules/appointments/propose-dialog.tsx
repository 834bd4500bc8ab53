import { appointmentLimits, longest } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { appointmentsChanged } from '../../graphql/invalidate';
import { formatNumber } from '../../i18n/format';
import { fromDhaka, isWeekend, toDhaka, type DhakaTime } from '../../lib/dhaka-time';
import { useSite } from '../../routing/site';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { DateTimeInput } from '../../ui/forms/date-time-input';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { Select } from '../../ui/forms/choices/select';
import { CaseDialog } from '../../drafts/form-dialog';
import { LimitedTextField } from '../../ui/forms/limited-text-field';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { useHearingTime } from '../../ui/times/hearing-time';
import { ProposeAppointmentDocument, type RoomAppointmentFragment } from './generated/appointment-operations';
import { HearingsAheadDocument } from './generated/propose-dialog';
import { proposalSchema, type ProposalValues } from './propose-schema';

graphql(`
  query HearingsAhead {
    myHearings(limit: 100) {
      items {
        id
        startsAt
      }
    }
  }
`);

const places = ['first', 'second', 'third'] as const;

type ProposalForm = UseFormReturn<ProposalValues>;

/** When the courts rise; a hearing may be called at any time before. */
const courtsRise = '17:00';

/** What speaks against a time, which can be proposed all the same. */
function useDoubts({ date, time }: DhakaTime): string[] {
  const { t } = useTranslation('appointments');
  const { data } = useQuery(HearingsAheadDocument);
  const hearings = data?.myHearings.items ?? [];
  const count = hearings.filter(({ startsAt }) => toDhaka(startsAt).date === date).length;
  return [
    ...(isWeekend(date) ? [t('noCourt')] : []),
    ...(count > 0 && time < courtsRise ? [t('hearingsThen', { count })] : []),
  ];
}

function TimeFields({ form, index }: { form: ProposalForm; index: number }) {
  const { t } = useTranslation(['appointments', 'room']);
  const timeOf = useHearingTime();
  const { register, control, formState } = form;
  const time = useWatch({ control, name: `times.${index}` });
  const startsAt = fromDhaka(time);
  const doubts = useDoubts(time);
  return (
    <DateTimeInput
      legend={t(`choice.${places[index] ?? 'third'}`)}
      spoken={
        <>
          {startsAt !== null && timeOf(startsAt)}
          {doubts.map((doubt) => (
            <span key={doubt} className="block font-medium text-brass-ink">
              {doubt}
            </span>
          ))}
        </>
      }
      error={formState.errors.times?.[index]?.date?.message}
      date={{
        ...register(`times.${index}.date`),
        label: t('day'),
        min: toDhaka().date,
        required: true,
      }}
      time={{ ...register(`times.${index}.time`), label: t('room:hearing.clock'), required: true }}
    />
  );
}

/** Up to three times; the last can be removed. */
function Times({ form }: { form: ProposalForm }) {
  const { t } = useTranslation('appointments');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'times' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <TimeFields key={id} form={form} index={index} />
      ))}
      <div className="-mt-2 -ml-2.5 flex flex-wrap gap-2">
        {fields.length < appointmentLimits.times && (
          <Button variant="text" size="small" icon={Plus} onClick={() => append({ date: '', time: '' })}>
            {t('another')}
          </Button>
        )}
        {fields.length > 1 && (
          <Button variant="danger-text" size="small" onClick={() => remove(fields.length - 1)}>
            {t('leaveOut')}
          </Button>
        )}
      </div>
    </>
  );
}

function Fields({ form, otherName }: { form: ProposalForm; otherName: string }) {
  const { t, i18n } = useTranslation(['appointments', 'shared']);
  const { videoCalls = false } = useSite();
  const { user } = useSession();
  const modes = videoCalls ? (['CHAMBER', 'PHONE', 'VIDEO'] as const) : (['CHAMBER', 'PHONE'] as const);
  return (
    <>
      <RadioCards
        {...form.register('mode')}
        legend={t('how')}
        error={form.formState.errors.mode?.message}
        options={modes.map((mode) => ({
          value: mode,
          label: t(`way.${mode}`),
          description:
            mode === 'PHONE' ? t(user?.role === 'user' ? 'wayNote.user' : 'wayNote.lawyer') : undefined,
        }))}
      />
      <Select
        {...form.register('minutes')}
        label={t('howLong')}
        options={appointmentLimits.minutes.map((minutes) => ({
          value: String(minutes),
          label: t('minutes', { count: minutes, number: formatNumber(minutes, i18n.language) }),
        }))}
      />
      <Times form={form} />
      <LimitedTextField
        control={form.control}
        name="note"
        rows={2}
        label={t('about')}
        optional={t('shared:field.optional')}
        hint={t('aboutHint', { name: otherName })}
        limit={longest.appointmentNote}
      />
    </>
  );
}

export interface ProposeDialogProps {
  caseId: string;
  otherName: string;
  /** The open proposal or agreed appointment to replace, or null. */
  insteadOf: RoomAppointmentFragment | null;
  /** Whether to edit the times of `insteadOf`: one's own proposal. */
  keepsTimes: boolean;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

function valuesOf({ insteadOf, keepsTimes }: ProposeDialogProps): ProposalValues {
  const times = keepsTimes && insteadOf ? insteadOf.times.map(toDhaka) : [{ date: '', time: '' }];
  return {
    mode: insteadOf?.mode ?? 'CHAMBER',
    minutes: String(insteadOf?.minutes ?? 30),
    times,
    note: insteadOf?.note ?? '',
  };
}

/** Proposes one to three times, and may replace open times. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { caseId, otherName, insteadOf, onSent, onClose } = props;
  const { t } = useTranslation(['appointments', 'room', 'forms']);
  const form = useMutationForm(ProposeAppointmentDocument, {
    schema: proposalSchema(t),
    values: valuesOf(props),
    variables: ({ times, minutes, ...values }, clientKey) => {
      const moments = times.map((time) => fromDhaka(time) ?? '');
      const input = { ...values, note: values.note || null, minutes: Number(minutes), times: moments };
      return { input: { ...input, caseId, clientKey, insteadOfId: insteadOf?.id ?? null } };
    },
    update: appointmentsChanged,
    draft: `appointment:${insteadOf?.id ?? caseId}`,
    onSent: () => onSent(t('sent', { name: otherName })),
  });
  return (
    <CaseDialog
      title={t('proposeTitle')}
      form={form}
      hint={t('proposeHint', { name: otherName })}
      failed={t('notSent')}
      submit={{ label: t('send'), busyLabel: t('room:messages.sending') }}
      onClose={onClose}
    >
      <Fields form={form} otherName={otherName} />
    </CaseDialog>
  );
}
