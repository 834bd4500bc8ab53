import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../graphql/fields';
import { User } from '../account.types';
import { PhonePurpose } from './phone-proof.entity';

describeEnum(PhonePurpose, 'PhonePurpose', 'What a code sent to a phone is for; it proves nothing else.', {
  SIGN_IN: 'To sign in, or to open an account.',
  CHANGE: 'To sign in by this number from now on; for a signed-in client.',
  IDENTITY: 'To prove who is signed in, by the own sign-in phone, where no email is confirmed.',
});

@ObjectType({
  description:
    'Result of `requestPhoneCode` and `sendPhoneCodeAgain`. It does not tell whether the number has an account.',
})
export class PhoneCodePayload {
  @Field(() => ID, {
    description: 'For `provePhone` and the other calls that take the code; for 10 minutes.',
  })
  proofId: string;

  @Field(() => Int, { description: 'Seconds until another code can be sent.' })
  sendAgainAfter: number;
}

@ObjectType({
  description: 'Result of `provePhone`: a sign-in as of `login`, or, without one, what the number is.',
})
export class ProvePhonePayload {
  @Field(() => String, {
    nullable: true,
    description: 'Bearer token, as of `login`; null without a sign-in.',
  })
  token: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the client keeps and sends as `X-Device`, as of `login`; null without a sign-in.',
  })
  device: string | null;

  @Field(() => User, { nullable: true, description: 'The user who signed in; null without a sign-in.' })
  user: User | null;

  @Field({
    description: 'Whether the number has no account: `openPhoneAccount` opens one within 15 minutes.',
  })
  newAccount: boolean;

  @Field({
    description:
      'Whether the number has an account that it has not signed in to for 300 days: that signs in by email, or with its password; `openPhoneAccount` gives the number to a new account.',
  })
  unused: boolean;
}
