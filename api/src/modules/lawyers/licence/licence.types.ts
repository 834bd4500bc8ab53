import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum, nullable, ResultOf } from '../../../graphql/fields';
import { Lawyer } from '../lawyer.types';
import { PaperKind } from './licence-paper.entity';
import { AskedFor } from './licence.inputs';

describeEnum(PaperKind, 'PaperKind', 'A paper that proves a licence.', {
  SANAD: 'The certificate of enrolment.',
  BAR_CARD: 'The card of the bar association.',
  FEE_RECEIPT: 'A receipt of the annual fee.',
});
describeEnum(AskedFor, 'AskedFor', 'What a verifier asks a lawyer for.', {
  CLEARER: 'A clearer photo.',
  WHOLE: 'A photo of the whole paper.',
  OTHER_SIDE: 'The other side too.',
  NEWER_CARD: 'A card that is still valid.',
  SAME_NAME: 'A paper with the name of the account.',
});

@ObjectType('LicencePaper', {
  description: 'A paper of a licence; verifiers open it by a private link, nobody else.',
})
export class LicencePaperType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => PaperKind, { description: 'Which paper it is.' })
  kind: PaperKind;

  @Field(
    () => String,
    nullable('Media type, image/webp or application/pdf; null until its bytes have arrived.'),
  )
  type: string | null;

  @Field(() => Int, { description: 'In bytes.' })
  size: number;

  @Field(() => GraphQLDateTime, { description: 'When it was added, UTC.' })
  addedAt: Date;

  @Field(() => [GraphQLDateTime], { description: 'When a verifier looked at it, UTC; the last 10.' })
  seenAt: Date[];

  @Field({ description: 'Whether its bytes are there; they go 90 days after the decision.' })
  available: boolean;
}

@ObjectType({ description: 'What a lawyer hands in to prove the licence, and what a verifier asks for.' })
export class Licence {
  lawyerId: string;

  @Field(() => [LicencePaperType], { description: 'Papers, newest first; the last 20.' })
  papers: LicencePaperType[];

  @Field(() => GraphQLDate, nullable('The day of the enrolment.'))
  enrolledOn: string | null;

  @Field(() => String, nullable('Bar association.'))
  barAssociation: string | null;

  @Field(() => String, nullable('Number of the membership there.'))
  membershipNumber: string | null;

  @Field(() => GraphQLDate, nullable('The last day of the bar card.'))
  cardUntil: string | null;

  @Field(() => AskedFor, nullable('What a verifier asks for; null while nothing is asked.'))
  askedFor: AskedFor | null;

  @Field(() => String, nullable('More about it.'))
  askedNote: string | null;

  @Field(() => GraphQLDateTime, nullable('The same as `Lawyer.renewalAt`.'))
  renewalAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('The same as `Lawyer.lapsedAt`.'))
  lapsedAt: Date | null;
}

@ObjectType({ description: 'Result of `startLicencePaper`.' })
export class StartLicencePaperPayload {
  @Field(() => ID, { description: 'Id of the paper.' })
  id: string;

  @Field({ description: 'Path to which its bytes are sent with PUT and the bearer token, as they are.' })
  uploadPath: string;
}

@ObjectType({ description: 'Result of a change of a licence.' })
export class LicencePayload extends ResultOf('lawyer', Lawyer, 'The lawyer after the change.') {}
