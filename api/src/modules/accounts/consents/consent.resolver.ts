import { Arg, Ctx, Mutation, Query, Resolver, Field, ObjectType } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { Consent, ConsentKind } from './consent.entity';
import { acceptPolicies, listChangedPolicies, listConsents, setOfflineCases } from './consent.service';

@ObjectType({ description: 'Result of `acceptPolicies`.' })
class AcceptPoliciesPayload {
  @Field(() => [Consent], { description: 'What the viewer agreed to, newest first.' })
  consents: Consent[];
}

@ObjectType({ description: 'Result of `setOfflineCases`.' })
class SetOfflineCasesPayload extends AcceptPoliciesPayload {}

@Resolver()
export class ConsentResolver {
  @Auth(...anyRole)
  @Query(() => [Consent], { description: 'What the signed-in user agreed to, newest first, at most 50.' })
  async myConsents(@Ctx() context: RequestContext): Promise<Consent[]> {
    return listConsents(context);
  }

  @Auth(...anyRole)
  @Query(() => [ConsentKind], {
    description: 'The texts that have changed since the signed-in user accepted them.',
  })
  async changedPolicies(@Ctx() context: RequestContext): Promise<ConsentKind[]> {
    return listChangedPolicies(context);
  }

  @Auth(...anyRole)
  @Mutation(() => AcceptPoliciesPayload, {
    description: 'Accepts the terms and the privacy notice as they are now.',
  })
  async acceptPolicies(@Ctx() context: RequestContext): Promise<AcceptPoliciesPayload> {
    return { consents: await acceptPolicies(context) };
  }

  @Auth(...anyRole)
  @Mutation(() => SetOfflineCasesPayload, {
    description: 'Agrees to copies of the own cases on the own device, or takes that back.',
  })
  async setOfflineCases(
    @Ctx() context: RequestContext,
    @Arg('given', () => Boolean, { description: 'Whether copies may be kept.' }) given: boolean,
  ): Promise<SetOfflineCasesPayload> {
    return { consents: await setOfflineCases(context, given) };
  }
}
