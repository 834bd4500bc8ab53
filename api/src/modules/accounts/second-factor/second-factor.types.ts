import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OwnPasskey } from './passkeys/passkey.types';

/** The kinds of second factor. */
export enum FactorKind {
  TOTP = 'totp',
  PASSKEY = 'passkey',
}

registerEnumType(FactorKind, {
  name: 'FactorKind',
  description: 'A kind of second factor.',
  valuesConfig: {
    TOTP: { description: 'Codes of an authenticator app.' },
    PASSKEY: { description: 'A key of a device, opened by fingerprint, face or PIN.' },
  },
});

@ObjectType({ description: 'The second factors of the own account.' })
export class SecondFactors {
  @Field({ description: 'Whether the sign-in asks for a code of an authenticator app.' })
  totp: boolean;

  @Field(() => [OwnPasskey], { description: 'The passkeys, in the order in which they were added.' })
  passkeys: OwnPasskey[];

  @Field({ description: 'Whether passkeys can be added and used on this address.' })
  passkeysAvailable: boolean;

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

@ObjectType({ description: 'Result of `enableTotp`, `addPasskey` and `renewRecoveryCodes`.' })
export class RecoveryCodesPayload {
  @Field(() => [String], {
    description:
      'Ten codes for lost second factors, each good once; shown only now. Empty where there are some from an earlier factor.',
  })
  recoveryCodes: string[];
}

@ObjectType({ description: 'Result of `removeFactor`.' })
export class RemoveFactorPayload {
  @Field(() => SecondFactors, { description: 'The second factors that are left.' })
  secondFactors: SecondFactors;
}
