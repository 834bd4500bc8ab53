import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { parseInput } from '../../../validation/validate-input';
import { CodeInput, PasskeyInput } from '../sessions/session.inputs';
import { AccountMessagePayload } from '../sessions/session.types';
import { cancelOwnFactorRemoval } from './factor-removal.service';
import { addPasskey, beginPasskey, removePasskey } from './passkeys/passkey.service';
import { beginPasskeyProof } from './passkeys/prove-passkey';
import {
  beginTotp,
  enableTotp,
  listOwnFactors,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.service';
import { BeginPasskeyPayload, BeginTotpPayload, FactorKind, SecondFactors } from './second-factor.types';

@ObjectType({ description: 'Result of `enableTotp`, `addPasskey` and `renewRecoveryCodes`.' })
class RecoveryCodesPayload {
  @Field(() => [String], {
    description:
      'Ten codes for lost second factors, each good once; shown only now. Empty where there are some from an earlier factor.',
  })
  recoveryCodes: string[];
}

@ObjectType({ description: 'Result of `removeFactor`.' })
class RemoveFactorPayload {
  @Field(() => SecondFactors, { description: 'The second factors that are left.' })
  secondFactors: SecondFactors;
}

@ObjectType({ description: 'Result of `beginPasskeyProof`.' })
class BeginPasskeyProofPayload {
  @Field(() => GraphQLJSONObject, {
    description: 'The options for `navigator.credentials.get`, in the JSON of WebAuthn.',
  })
  options: object;
}

const RECENT = 'Needs a sign-in or `confirmIdentity` of the last 15 minutes.';

@Resolver()
export class SecondFactorResolver {
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
  @Mutation(() => BeginPasskeyPayload, {
    description: `Begins to add a passkey, for 5 minutes; it acts from \`addPasskey\` on. ${RECENT}`,
  })
  async beginPasskey(@Ctx() context: RequestContext): Promise<BeginPasskeyPayload> {
    return beginPasskey(context);
  }

  @Auth(...anyRole)
  @Mutation(() => RecoveryCodesPayload, {
    description: `Adds the passkey that the browser has made, and signs out all other sessions. ${RECENT}`,
  })
  async addPasskey(
    @Ctx() context: RequestContext,
    @Arg('name', { description: 'What the owner calls it: 1 to 60 characters.' }) name: string,
    @Arg('response', () => GraphQLJSONObject, {
      description: 'What `navigator.credentials.create` gave, in the JSON of WebAuthn.',
    })
    response: object,
  ): Promise<RecoveryCodesPayload> {
    const input = await parseInput(PasskeyInput, { name, response });
    return { recoveryCodes: await addPasskey(context, input) };
  }

  @Auth(...anyRole)
  @Mutation(() => BeginPasskeyProofPayload, {
    description: 'What a passkey has to sign for `confirmIdentity` in this session, for 5 minutes.',
  })
  async beginPasskeyProof(@Ctx() context: RequestContext): Promise<BeginPasskeyProofPayload> {
    return { options: await beginPasskeyProof(context) };
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

  @Auth(...anyRole)
  @Mutation(() => AccountMessagePayload, {
    description: 'Stops the removal of the own second factor, which was said to be lost.',
  })
  async cancelOwnFactorRemoval(@Ctx() context: RequestContext): Promise<AccountMessagePayload> {
    return { message: await cancelOwnFactorRemoval(context) };
  }
}
