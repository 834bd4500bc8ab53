import { Field, ObjectType } from 'type-graphql';
import { Consent } from './consent.entity';

@ObjectType({ description: 'Result of `acceptPolicies`.' })
export class AcceptPoliciesPayload {
  @Field(() => [Consent], { description: 'What the viewer agreed to, newest first.' })
  consents: Consent[];
}

@ObjectType({ description: 'Result of `setOfflineCases`.' })
export class SetOfflineCasesPayload {
  @Field(() => [Consent], { description: 'What the viewer agreed to, newest first.' })
  consents: Consent[];
}
