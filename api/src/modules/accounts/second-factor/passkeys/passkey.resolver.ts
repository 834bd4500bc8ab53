import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../auth/directives';
import { anyRole } from '../../../../auth/role';
import type { RequestContext } from '../../../../context';
import { parseInput } from '../../../../validation/validate-input';
import { RecoveryCodesPayload } from '../second-factor.types';
import { PasskeyInput } from './passkey.inputs';
import { addPasskey, beginPasskey } from './passkey.service';
import { BeginPasskeyPayload, BeginPasskeyProofPayload } from './passkey.types';
import { beginPasskeyProof } from './prove-passkey';

@Resolver()
export class PasskeyResolver {
  @Auth(...anyRole)
  @Mutation(() => BeginPasskeyPayload, {
    description:
      'Begins to add a passkey, for 5 minutes; it acts from `addPasskey` on. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async beginPasskey(@Ctx() context: RequestContext): Promise<BeginPasskeyPayload> {
    return beginPasskey(context);
  }

  @Auth(...anyRole)
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Adds the passkey that the browser has made, and signs out all other sessions. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
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
}
