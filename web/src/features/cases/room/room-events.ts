import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../graphql/documents';
import { RoomEventsDocument, type RoomEventsQuery } from './generated/room-events';

graphql(`
  query RoomEvents($id: ID!) {
    case(id: $id) {
      id
      events(limit: 100) {
        id
        kind
        text
        correctsId
        hearing {
          id
          startsAt
          court
          replacesId
        }
      }
    }
  }
`);

/** Of the mutations of a room: all that a screen of the case shows. */
graphql(`
  fragment RoomChange_case on Case {
    id
    canAct
    ...CaseTimeline_case
    ...CaseEntries_case
    ...HearingCard_case
    ...HearingMark_case
    ...QuietMark_case
  }
`);

export type RoomEvent = NonNullable<RoomEventsQuery['case']>['events'][number];

/**
 * Finds out whether something arrived after an attempt without an answer: a new event that says it. What stood in the
 * history when the dialog was opened does not count.
 */
export function useArrival(caseId: string, before: readonly string[]) {
  const client = useApolloClient();
  return async (says: (event: RoomEvent) => boolean): Promise<boolean> => {
    const { data } = await client.query({
      query: RoomEventsDocument,
      variables: { id: caseId },
      fetchPolicy: 'network-only',
    });
    return data?.case?.events.some((event) => !before.includes(event.id) && says(event)) ?? false;
  };
}
