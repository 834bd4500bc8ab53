import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The kinds of second factor. */
export enum FactorKind {
  TOTP = 'totp',
}

registerEnumType(FactorKind, {
  name: 'FactorKind',
  description: 'A kind of second factor.',
  valuesConfig: { TOTP: { description: 'Codes of an authenticator app.' } },
});

@ObjectType({ description: 'The second factors of the own account.' })
export class SecondFactors {
  @Field({ description: 'Whether the sign-in asks for a code of an authenticator app.' })
  totp: boolean;

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft: number;
}

@ObjectType({ description: 'Result of `beginTotp`.' })
export class BeginTotpPayload {
  @Field({ description: 'Address to show to an authenticator app as QR code; it has the secret in it.' })
  uri: string;

  @Field({ description: 'The secret in base32, for typing it in.' })
  secret: string;
}

@ObjectType({ description: 'Result of `enableTotp` and `renewRecoveryCodes`.' })
export class RecoveryCodesPayload {
  @Field(() => [String], {
    description: 'Ten codes for a lost authenticator app, each good once; shown only now.',
  })
  recoveryCodes: string[];
}

@ObjectType({ description: 'Result of `removeFactor`.' })
export class RemoveFactorPayload {
  @Field(() => SecondFactors, { description: 'The second factors that are left.' })
  secondFactors: SecondFactors;
}
