import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { toDhaka } from '../../../lib/dhaka-time';
import type { RoomHearing } from './hearing-card';
import { HearingFields } from './hearing-fields';
import { hearingSchema, type HearingValues } from './hearing-schema';
import { OwnCourtsDocument, SetDateDocument } from './generated/use-hearing-form';
import { useMutationForm } from '../../../drafts/use-mutation-form';

graphql(`
  mutation SetDate($input: SetDateInput!) {
    setDate(input: $input) {
      case {
        ...RoomChange_case
      }
    }
  }

  query OwnCourts {
    myHearings(limit: 100) {
      items {
        id
        court
        place
      }
    }
  }
`);

export type LastHearing = Pick<RoomHearing, 'court' | 'place'>;

interface HearingFormOptions {
  caseId: string;
  last?: LastHearing;
  replaces?: RoomHearing;
  onSent: () => void;
}

const noHearing: HearingValues = { date: '', time: '', court: '', place: '', purpose: '', bring: '' };

function valuesOf({ startsAt, hasTime, court, place, purpose, bring }: RoomHearing): HearingValues {
  const { date, time } = toDhaka(startsAt);
  return {
    date,
    time: hasTime ? time : '',
    court,
    place: place ?? '',
    purpose: purpose ?? '',
    bring: bring ?? '',
  };
}

export function useHearingForm({ caseId, last, replaces, onSent }: HearingFormOptions) {
  const { t } = useTranslation(['room', 'forms']);
  const { data: courts } = useQuery(OwnCourtsDocument, { fetchPolicy: 'cache-first' });
  const replacesId = replaces?.id ?? null;
  const form = useMutationForm(SetDateDocument, {
    schema: hearingSchema(t),
    values: replaces
      ? valuesOf(replaces)
      : { ...noHearing, court: last?.court ?? '', place: last?.place ?? '' },
    variables: ({ date: day, time, court, purpose, place, bring }, clientKey) => ({
      input: {
        ...{ caseId, replacesId, clientKey, place: place || null, bring: bring || null, tellClient: true },
        date: { day, time: time || null, court, purpose },
      },
    }),
    fieldOf: { 'date.day': 'date', 'date.time': 'time', 'date.court': 'court', 'date.purpose': 'purpose' },
    update: roomChanged,
    draft: replaces ? `hearing-change:${replaces.id}` : `hearing:${caseId}`,
    onSent,
  });
  return { ...form, fields: <HearingFields form={form} known={courts?.myHearings.items ?? []} /> };
}
