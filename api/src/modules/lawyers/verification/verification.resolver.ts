import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { parseInput } from '../../../validation/validate-input';
import { VerificationInput } from './verification.inputs';
import { verifyLawyer } from './verification.service';
import { VerificationStatus } from './verification.status';
import { VerifyLawyerPayload } from './verification.types';

@Resolver()
export class VerificationResolver {
  @Auth(Role.ADMIN)
  @Mutation(() => VerifyLawyerPayload, {
    description: "Verifies or rejects a lawyer's licence, or sets it back to pending.",
  })
  async verifyLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
    @Arg('status', () => VerificationStatus, { description: 'The new verification status.' })
    status: VerificationStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why the licence is rejected, at most 1,000 characters. Required with REJECTED; shown to the lawyer and admins only.',
    })
    reason: string | null,
  ): Promise<VerifyLawyerPayload> {
    const input = await parseInput(VerificationInput, { status, reason });
    return { lawyer: await verifyLawyer(context, id, input) };
  }
}
