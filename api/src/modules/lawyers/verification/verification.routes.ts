import { Role } from '../../../auth/role';
import { parameter, type Route } from '../../../rest/route';
import { parseInput } from '../../../validation/validate-input';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { VerificationInput } from './verification.inputs';
import { verifyLawyer } from './verification.service';

/** The decision of an admin on a licence. */
export const verificationRoutes: Route[] = [
  {
    method: 'put',
    path: '/admin/lawyers/:id/verification',
    access: [Role.ADMIN],
    summary: 'Decides on a licence.',
    input: VerificationInput,
    response: fullLawyerV1Schema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const input = await parseInput(VerificationInput, request.body);
      return fullLawyerToV1(await verifyLawyer(context, parameter(request, 'id'), input));
    },
  },
];
