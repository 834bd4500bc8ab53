import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import { AdminLawyerSort, LawyerSort, type LawyerView } from './lawyer.queries';
import { VerificationStatus } from './verification.status';

registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: "Where the check of a lawyer's licence stands. Only verified lawyers are listed.",
  valuesConfig: {
    PENDING: { description: 'An admin has not decided yet.' },
    VERIFIED: { description: 'The licence was checked; the lawyer is listed.' },
    REJECTED: { description: 'Refused, with a reason.' },
  },
});

registerEnumType(LawyerSort, {
  name: 'LawyerSort',
  description: 'Orders of the directory. Nobody can buy a place.',
  valuesConfig: {
    EXPERIENCE: { description: 'Most years first, then by name.' },
    NAME: { description: 'By name.' },
    NEWEST: { description: 'Verified last first.' },
  },
});

registerEnumType(AdminLawyerSort, {
  name: 'AdminLawyerSort',
  description: "Orders of the admin's list of lawyers.",
  valuesConfig: {
    NEWEST: { description: 'Joined last first.' },
    OLDEST: { description: 'Joined first first.' },
    NAME: { description: 'By name.' },
    EMAIL: { description: 'By email.' },
    EXPERIENCE: { description: 'Most years first.' },
  },
});

@ObjectType('Education', { description: "A row of a lawyer's education." })
export class EducationRow {
  @Field({ description: 'As in LL.B. (Hons).' })
  degree: string;

  @Field({ description: 'University that gave it.' })
  university: string;

  @Field(() => Int, { description: 'Year of the degree.' })
  year: number;
}

@ObjectType({
  description:
    'A lawyer (advocate). The guarded fields are told to the lawyer and to admins only; in the public view they are null.',
})
export class Lawyer implements LawyerView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Path of the picture, 4:5.' })
  profilePic: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the small picture for cards.' })
  profilePicSmall: string | null;

  @Field(() => [String], { description: "Names of practice areas in the lawyer's order." })
  practiceAreas: string[];

  @Field(() => String, { nullable: true, description: 'District of the chamber.' })
  district: string | null;

  @Field(() => Int, { description: 'Whole years.' })
  experience: number;

  @Field(() => String, { nullable: true, description: 'Name of the chamber.' })
  chamberName: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the chamber.' })
  chamberAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text, in the words of the lawyer.' })
  bio: string | null;

  @Field(() => [EducationRow], { description: "In the lawyer's order." })
  education: EducationRow[];

  @Field(() => String, { nullable: true, description: 'Bar Council enrolment as the lawyer writes it.' })
  licenseNumber: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an admin verified the licence, UTC.',
  })
  verifiedAt: Date | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Email of the account.' })
  email: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'E.164.' })
  phone: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Home address.' })
  address: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Bank account for fees, several lines.' })
  bankDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Mobile payment account for fees, several lines.' })
  mobilePaymentDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => VerificationStatus, { nullable: true, description: 'Where the check of the licence stands.' })
  verification: VerificationStatus | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Why the licence was refused.' })
  verificationReason: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the account was registered, UTC.' })
  createdAt: Date | null;
}

@ObjectType({ description: 'A page of lawyers.' })
export class LawyerPage extends PageOf(Lawyer) {}

@ObjectType({ description: 'What updating the own lawyer profile answers.' })
export class UpdateLawyerProfilePayload {
  @Field(() => Lawyer, { description: 'The profile as it stands now.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'What updating a lawyer answers.' })
export class UpdateLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer as it stands now.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'What deciding on a licence answers.' })
export class VerifyLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer as it stands now.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'What deleting a lawyer answers.' })
export class DeleteLawyerPayload {
  @Field(() => ID, { description: 'The identifier of the lawyer that is gone.' })
  deletedId: string;
}
