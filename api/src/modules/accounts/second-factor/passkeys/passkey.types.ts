import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Passkey', { description: 'A passkey of the own account, without its keys.' })
export class OwnPasskey {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'The name that the owner gave it.' })
  name: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last used, UTC; null if never.',
  })
  lastUsedAt: Date | null;
}

@ObjectType({ description: 'Result of `beginPasskey`.' })
export class BeginPasskeyPayload {
  @Field(() => GraphQLJSONObject, {
    description: 'The options for `navigator.credentials.create`, in the JSON of WebAuthn.',
  })
  options: object;

  @Field({ description: 'A name to propose, such as Chrome on Android.' })
  name: string;
}

@ObjectType({ description: 'Result of `beginPasskeyProof`.' })
export class BeginPasskeyProofPayload {
  @Field(() => GraphQLJSONObject, {
    description: 'The options for `navigator.credentials.get`, in the JSON of WebAuthn.',
  })
  options: object;
}
