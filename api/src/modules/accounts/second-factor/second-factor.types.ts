import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Passkey } from './second-factor.entity';
import { describeEnum } from '../../../graphql/fields';

export enum FactorKind {
  TOTP = 'totp',
  PASSKEY = 'passkey',
}

describeEnum(FactorKind, 'FactorKind', 'A kind of second factor.', {
  TOTP: 'Codes of an authenticator app.',
  PASSKEY: 'A key of a device, opened by fingerprint, face or PIN.',
});

@ObjectType({ description: 'The second factors of the own account.' })
export class SecondFactors {
  @Field({ description: 'Whether the sign-in asks for a code of an authenticator app.' })
  totp: boolean;

  @Field(() => [Passkey], { description: 'The passkeys, in the order in which they were added.' })
  passkeys: Passkey[];

  @Field({ description: 'Whether passkeys can be added and used on this address.' })
  passkeysAvailable: boolean;

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When all of them are removed because they were said to be lost, UTC; null where none are.',
  })
  removedAt: Date | null;
}

@ObjectType({ description: 'Result of `beginTotp`.' })
export class BeginTotpPayload {
  @Field({ description: 'Address to show to an authenticator app as QR code; it has the secret in it.' })
  uri: string;

  @Field({ description: 'The secret in base32, for typing it in.' })
  secret: string;
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
