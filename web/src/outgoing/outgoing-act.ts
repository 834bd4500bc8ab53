import type { RecordResultInput } from '../graphql/generated/schema-types';

interface Keyed {
  id: string;
  clientKey: string;
}

/** A mutation whose input has the key of its item. */
export type OutgoingAct =
  | { operation: 'RecordResult'; input: RecordResultInput }
  | { operation: 'ConfirmPayment'; input: Keyed & { amountPoisha: number } }
  | { operation: 'RefusePayment'; input: Keyed & { reason: string } }
  | { operation: 'SetSerial'; input: Keyed & { serial: number | null } };

/** The serial of a hearing waits beside its result. */
export const serialOf = (hearingId: string): string => `serial:${hearingId}`;

/** What an act is about: the id of a hearing or payment, or the serial of a hearing. */
export function subjectOf({ operation, input }: OutgoingAct): string {
  if (operation === 'RecordResult') return input.hearingId;
  return operation === 'SetSerial' ? serialOf(input.id) : input.id;
}
