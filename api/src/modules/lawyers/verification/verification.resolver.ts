import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { IdOf } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { dayOf } from '../../../validation/dhaka-day';
import { parseInput } from '../../../validation/validate-input';
import { Lawyer } from '../lawyer.types';
import {
  DECISION_VERSION_DESCRIPTION,
  VALID_UNTIL_DESCRIPTION,
  VerificationInput,
} from './verification.inputs';
import { listDecisions, listSameLicense } from './verification.queries';
import { verifyLawyer } from './verification.service';
import { VerificationStatus } from './verification.status';
import { verificationVersion } from './verification-version';
import { VerificationDecision } from './verification-decision.entity';
import { SameLicenseLawyer, VerifyLawyerPayload } from './verification.types';
import { NotificationKind } from '../../notifications/notification.kinds';
import { Notification } from '../../notifications/notification.entity';

@Resolver(() => Notification)
export class VerificationNotificationResolver {
  @FieldResolver(() => VerificationStatus, {
    nullable: true,
    description: 'What was decided about the licence; null for other kinds.',
  })
  verification(@Root() { kind, status }: Notification): VerificationStatus | null {
    if (kind !== NotificationKind.VERIFICATION_DECIDED) return null;
    return Object.values(VerificationStatus).find((value) => value === status) ?? null;
  }
}

@Resolver(() => Lawyer)
export class VerificationResolver {
  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => [VerificationDecision], {
    nullable: true,
    description: 'The last 20 decisions on the licence, newest first. For admins.',
  })
  async verificationDecisions(
    @Ctx() context: RequestContext,
    @Root() { id }: Lawyer,
  ): Promise<VerificationDecision[]> {
    return listDecisions(context, id);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Version of name, number, facts, papers and decision of the licence, which a decision is about. For admins.',
  })
  verificationVersion(@Root() lawyer: Lawyer): string {
    return verificationVersion(lawyer);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => [SameLicenseLawyer], {
    nullable: true,
    description:
      'Up to 10 other lawyers with the same licence number; case, punctuation and leading zeros do not count. For admins.',
  })
  async sameLicense(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<SameLicenseLawyer[]> {
    return listSameLicense(context, id);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS)
  @Mutation(() => VerifyLawyerPayload, {
    description:
      "Verifies or rejects a lawyer's licence, or sets it back to pending. Verifying also accepts the present name as the public one.",
  })
  async verifyLawyer(
    @Ctx() context: RequestContext,
    @IdOf('lawyer') id: string,
    @Arg('status', () => VerificationStatus, { description: 'The new verification status.' })
    status: VerificationStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why it was decided, at most 1,000 characters; kept with the decision. Required with REJECTED, and then shown to the lawyer and admins only; with another status to admins only.',
    })
    reason: string | null,
    @Arg('version', () => String, { nullable: true, description: DECISION_VERSION_DESCRIPTION })
    version: string | null,
    @Arg('validUntil', () => GraphQLDate, { nullable: true, description: VALID_UNTIL_DESCRIPTION })
    validUntil: Date | null,
  ): Promise<VerifyLawyerPayload> {
    const day = validUntil && dayOf(validUntil);
    const input = await parseInput(VerificationInput, { status, reason, version, validUntil: day });
    return { lawyer: await verifyLawyer(context, id, input) };
  }
}
