import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ConsentKind } from './consent.entity';

registerEnumType(ConsentKind, {
  name: 'ConsentKind',
  description: 'What one can agree to.',
  valuesConfig: {
    TERMS: { description: 'The terms of use.' },
    PRIVACY: { description: 'The privacy notice.' },
    OFFLINE_CASES: {
      description: 'Copies of the own cases on the own device, for reading without a connection.',
    },
  },
});

@ObjectType('Consent', { description: 'What somebody agreed to.' })
export class ConsentType {
  @Field(() => ConsentKind, { description: 'To what.' })
  kind: ConsentKind;

  @Field({ description: 'Version of the text, as the day of its last change, such as 2026-11-22.' })
  version: string;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  givenAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was taken back, UTC; null while it stands.',
  })
  withdrawnAt: Date | null;
}

@ObjectType({ description: 'Result of `acceptPolicies`.' })
export class AcceptPoliciesPayload {
  @Field(() => [ConsentType], { description: 'What the viewer agreed to, newest first.' })
  consents: ConsentType[];
}

@ObjectType({ description: 'Result of `setOfflineCases`.' })
export class SetOfflineCasesPayload {
  @Field(() => [ConsentType], { description: 'What the viewer agreed to, newest first.' })
  consents: ConsentType[];
}
