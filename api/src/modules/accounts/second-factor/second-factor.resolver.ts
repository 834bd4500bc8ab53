import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { parseInput } from '../../../validation/validate-input';
import { User } from '../account.types';
import { CodeInput } from '../sessions/session.inputs';
import { removePasskey } from './passkeys/passkey.service';
import {
  beginTotp,
  enableTotp,
  listOwnFactors,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.service';
import {
  BeginTotpPayload,
  FactorKind,
  RecoveryCodesPayload,
  RemoveFactorPayload,
  SecondFactors,
} from './second-factor.types';

const RECENT = 'Needs a sign-in or `confirmIdentity` of the last 15 minutes.';

@Resolver(() => User)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the user can do nothing else before a second factor is set up; false for other people than the viewer.',
  })
  secondFactorMissing(@Ctx() { viewer }: RequestContext, @Root() user: User): boolean {
    return viewer?.id === user.id && viewer.secondFactorMissing;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the user can do nothing else before a new password is set, because the operator chose the present one; false for other people than the viewer.',
  })
  passwordMustChange(@Ctx() { viewer }: RequestContext, @Root() user: User): boolean {
    return viewer?.id === user.id && viewer.passwordMustChange;
  }

  @Auth(...anyRole)
  @Query(() => SecondFactors, { description: 'The second factors of the own account.' })
  async mySecondFactors(@Ctx() context: RequestContext): Promise<SecondFactors> {
    return listOwnFactors(context);
  }

  @Auth(...anyRole)
  @Mutation(() => BeginTotpPayload, {
    description: `Begins to set up an authenticator app; it acts from \`enableTotp\` on. ${RECENT}`,
  })
  async beginTotp(@Ctx() context: RequestContext): Promise<BeginTotpPayload> {
    return beginTotp(context);
  }

  @Auth(...anyRole)
  @Mutation(() => RecoveryCodesPayload, {
    description: `Switches the authenticator app on, and signs out all other sessions. ${RECENT}`,
  })
  async enableTotp(
    @Ctx() context: RequestContext,
    @Arg('code', { description: 'The present code of the app.' }) code: string,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await enableTotp(context, (await parseInput(CodeInput, { code })).code) };
  }

  @Auth(...anyRole)
  @Mutation(() => RemoveFactorPayload, {
    description: `Switches a second factor off, and signs out all other sessions. ${RECENT}`,
  })
  async removeFactor(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { nullable: true, description: 'Which passkey; not for the authenticator app.' })
    id: string | null,
    @Arg('kind', () => FactorKind, { description: 'Which kind.' }) kind: FactorKind,
  ): Promise<RemoveFactorPayload> {
    if (kind === FactorKind.TOTP) await removeTotp(context);
    else await removePasskey(context, id ?? '');
    return { secondFactors: await listOwnFactors(context) };
  }

  @Auth(...anyRole)
  @Mutation(() => RecoveryCodesPayload, {
    description: `Makes ten new recovery codes; the earlier ones are no longer accepted. ${RECENT}`,
  })
  async renewRecoveryCodes(@Ctx() context: RequestContext): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await renewRecoveryCodes(context) };
  }
}
