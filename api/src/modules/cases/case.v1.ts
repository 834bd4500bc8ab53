import {
  email,
  identifier,
  instant,
  type JsonSchema,
  nullable,
  oneOf,
  shape,
  text,
} from '../../rest/openapi/json-schema';
import { CaseStatus, PaymentStatus } from './status/case.status';
import type { CaseType } from './case.types';

/** The fields of `caseToV1`; lists read only these. */
const SHOWN = [
  ...(['id', 'title', 'description', 'status', 'paymentStatus', 'bKashTrxId'] as const),
  ...(['client', 'lawyer', 'createdAt', 'updatedAt'] as const),
] satisfies (keyof CaseType)[];

export const fieldsOfCaseV1: ReadonlySet<string> = new Set(SHOWN);

export function caseToV1(legalCase: Pick<CaseType, (typeof SHOWN)[number]>) {
  const { id, title, description, status, paymentStatus, bKashTrxId } = legalCase;
  const { client, lawyer, createdAt, updatedAt } = legalCase;
  return {
    _id: id,
    title,
    description,
    status,
    paymentStatus,
    bKashTrxId,
    userId: client && { _id: client.id, name: client.name, email: client.email },
    lawyerId: lawyer && {
      _id: lawyer.id,
      name: lawyer.name,
      mobilePaymentDetails: lawyer.mobilePaymentDetails,
      bankDetails: lawyer.bankDetails,
    },
    createdAt,
    updatedAt,
  };
}

type CaseV1 = ReturnType<typeof caseToV1>;

const client = shape<NonNullable<CaseV1['userId']>>('CaseClient', { _id: identifier, name: text, email });

const AFTER_ACCEPTANCE = 'For the client null until the case is accepted.';
const lawyer = shape<NonNullable<CaseV1['lawyerId']>>('CaseLawyer', {
  _id: identifier,
  name: text,
  mobilePaymentDetails: { ...nullable(text), description: AFTER_ACCEPTANCE },
  bankDetails: { ...nullable(text), description: AFTER_ACCEPTANCE },
});

export const caseV1Schema: JsonSchema = shape<CaseV1>('Case', {
  _id: identifier,
  title: text,
  description: text,
  status: oneOf(CaseStatus),
  paymentStatus: oneOf(PaymentStatus),
  bKashTrxId: { ...nullable(text), description: 'The transaction ID that the client submitted.' },
  userId: {
    ...nullable(client),
    description: 'Null when the account was deleted, and in a case that its lawyer added.',
  },
  lawyerId: { ...nullable(lawyer), description: 'Null when the account was deleted.' },
  createdAt: instant,
  updatedAt: instant,
});
