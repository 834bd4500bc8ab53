import { Permission, Role } from '../../../auth/role';
import { instant, listOf, nullable, oneOf, text, v1Shape } from '../../../rest/openapi/json-schema';
import { get, put, type Route } from '../../../rest/route';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { VerificationInput } from './verification.inputs';
import { listDecisionsOfLawyer } from './verification.queries';
import { verifyLawyer } from './verification.service';
import { VerificationStatus } from './verification.status';
import type { VerificationDecision } from './verification-decision.entity';

const { schema: decisionV1Schema, toV1: decisionToV1 } = v1Shape<VerificationDecision>(
  'VerificationDecision',
  {
    status: oneOf(VerificationStatus),
    licenseNumber: { ...nullable(text), description: 'The number at that time.' },
    lawyerName: { ...text, description: 'The name at that time.' },
    reason: nullable(text),
    decidedBy: { ...nullable(text), description: 'Name of the admin; null when the account was deleted.' },
    decidedAt: instant,
  },
);

export const verificationRoutes: Route[] = [
  get('/admin/lawyers/:id/verification', [Role.ADMIN], {
    may: [Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS],
    summary: 'The last 20 decisions on a licence, newest first.',
    response: listOf(decisionV1Schema),
    run: async ({ context, id }) => (await listDecisionsOfLawyer(context, id)).map(decisionToV1),
  }),
  put('/admin/lawyers/:id/verification', [Role.ADMIN], {
    may: [Permission.VERIFY_LAWYERS],
    summary: 'Decides on a licence.',
    input: VerificationInput,
    response: fullLawyerV1Schema,
    refusals: ['CONFLICT', 'EMAIL_NOT_CONFIRMED', 'IDENTITY_REQUIRED'],
    run: async ({ context, id, input }) => fullLawyerToV1(await verifyLawyer(context, id, input)),
  }),
];
