import { IsBoolean } from 'class-validator';
import { anyRole } from '../../../auth/role';
import {
  instant,
  type JsonSchema,
  listOf,
  nullable,
  oneOf,
  shape,
  text,
} from '../../../rest/openapi/json-schema';
import { get, post, put, type Route } from '../../../rest/route';
import { type Consent, ConsentKind } from './consent.entity';
import { acceptPolicies, listConsents, setOfflineCases } from './consent.service';

export class OfflineCasesInput {
  @IsBoolean({ message: 'Given must be true or false' })
  given: boolean;
}

function consentToV1({ kind, version, givenAt, withdrawnAt }: Consent) {
  return { kind, version, givenAt, withdrawnAt };
}

const consentV1Schema: JsonSchema = shape<ReturnType<typeof consentToV1>>('Consent', {
  kind: oneOf(ConsentKind),
  version: { ...text, description: 'The day of the last change of the text, such as 2026-11-22.' },
  givenAt: instant,
  withdrawnAt: nullable(instant),
});

const response = listOf(consentV1Schema);

export const consentRoutes: Route[] = [
  get('/account/consents', anyRole, {
    summary: 'What the user agreed to, newest first, at most 50.',
    response,
    run: async ({ context }) => (await listConsents(context)).map(consentToV1),
  }),
  post('/account/consents/policies', anyRole, {
    summary: 'Accepts the terms and the privacy notice as they are now.',
    response,
    run: async ({ context }) => (await acceptPolicies(context)).map(consentToV1),
  }),
  put('/account/consents/offline-cases', anyRole, {
    summary: 'Agrees to copies of the own cases on the own device, or takes that back.',
    input: OfflineCasesInput,
    response,
    run: async ({ context, input }) => (await setOfflineCases(context, input.given)).map(consentToV1),
  }),
];
