import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { fromDhaka, toDhaka } from './dhaka-time';
import type { RoomHearing } from './hearing-card';
import { HearingFields } from './hearing-fields';
import { hearingSchema, type HearingValues } from './hearing-schema';
import { SetHearingDocument } from './generated/use-hearing-form';
import { useArrival } from './room-events';
import { useRoomForm } from './use-room-form';

graphql(`
  mutation SetHearing($input: HearingInput!) {
    setHearing(input: $input) {
      case {
        ...RoomChange_case
      }
    }
  }
`);

interface HearingFormOptions {
  caseId: string;
  /** The ids of the events that stand in the history. */
  eventIds: readonly string[];
  /** The hearing that gets another date, or other words. */
  replaces?: RoomHearing;
  onSent: () => void;
}

const noHearing: HearingValues = { date: '', time: '', court: '', place: '', purpose: '', bring: '' };

function valuesOf({ startsAt, court, place, purpose, bring }: RoomHearing): HearingValues {
  return { ...toDhaka(startsAt), court, place: place ?? '', purpose: purpose ?? '', bring: bring ?? '' };
}

/** The form of a hearing, or of another date of one, with its fields. */
export function useHearingForm({ caseId, eventIds, replaces, onSent }: HearingFormOptions) {
  const { t } = useTranslation(['room', 'forms']);
  const [set] = useMutation(SetHearingDocument, { update: roomChanged });
  const hasArrived = useArrival(caseId, eventIds);
  const form = useForm({
    resolver: zodResolver(hearingSchema(t)),
    defaultValues: replaces ? valuesOf(replaces) : noHearing,
    shouldFocusError: false,
  });
  const replacesId = replaces?.id ?? null;
  const state = useRoomForm(form, {
    draftName: replaces ? `hearing-change:${replaces.id}` : `hearing:${caseId}`,
    fieldOf: { startsAt: 'date' },
    hasArrived: ({ date, time, court }) =>
      hasArrived(
        ({ kind, hearing }) =>
          kind === 'HEARING_SET' &&
          hearing?.court === court &&
          hearing.replacesId === replacesId &&
          Date.parse(hearing.startsAt) === Date.parse(fromDhaka({ date, time }) ?? ''),
      ),
    send: ({ date, time, court, place, purpose, bring }) => {
      const startsAt = fromDhaka({ date, time }) ?? '';
      return set({ variables: { input: { caseId, startsAt, court, place, purpose, bring, replacesId } } });
    },
    onSent,
  });
  return { ...state, fields: <HearingFields form={form} /> };
}
