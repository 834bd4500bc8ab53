import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import { VerificationStatus } from './verification.status';

registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: "Status of the check of a lawyer's licence. Only verified lawyers are in the directory.",
  valuesConfig: {
    PENDING: { description: 'Waiting for the decision of an admin.' },
    VERIFIED: { description: 'An admin has checked the licence; the lawyer is in the directory.' },
    REJECTED: { description: 'An admin has rejected the licence and given a reason.' },
  },
});

/** The orders of the directory: places are not for sale. */
export enum LawyerSort {
  EXPERIENCE = 'experience',
  NAME = 'name',
  NEWEST = 'newest',
}

registerEnumType(LawyerSort, {
  name: 'LawyerSort',
  description: 'Order of the directory. Places are not for sale.',
  valuesConfig: {
    EXPERIENCE: { description: 'Most years of experience first, then by name.' },
    NAME: { description: 'By name.' },
    NEWEST: { description: 'Most recently verified first.' },
  },
});

/** The orders of the admin's list of lawyers. */
export enum AdminLawyerSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
  EXPERIENCE = 'experience',
}

registerEnumType(AdminLawyerSort, {
  name: 'AdminLawyerSort',
  description: "Order of the admin's list of lawyers.",
  valuesConfig: {
    NEWEST: { description: 'Most recently registered first.' },
    OLDEST: { description: 'Earliest registered first.' },
    NAME: { description: 'By name.' },
    EMAIL: { description: 'By email.' },
    EXPERIENCE: { description: 'Most years of experience first, then by name.' },
  },
});

@ObjectType('Education', { description: 'A degree that a lawyer holds.' })
export class EducationType {
  @Field({ description: 'Name of the degree, such as LL.B. (Hons).' })
  degree: string;

  @Field({ description: 'University that awarded it.' })
  university: string;

  @Field(() => Int, { description: 'Year in which it was awarded.' })
  year: number;
}

@ObjectType({
  description:
    'A lawyer, called advocate in Bangladesh. Only the lawyer and admins can read the fields with `@auth`; for everybody else they are null.',
})
export class Lawyer {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the portrait, in proportions 4:5; null when there is none.',
  })
  profilePic: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of a small version for cards and lists; null when there is no picture.',
  })
  profilePicSmall: string | null;

  @Field(() => [String], { description: 'Names of practice areas, in the order that the lawyer chose.' })
  practiceAreas: string[];

  @Field(() => String, { nullable: true, description: 'District of the chamber.' })
  district: string | null;

  @Field(() => Int, { description: 'Years of experience.' })
  experience: number;

  @Field(() => String, { nullable: true, description: 'Name of the chamber.' })
  chamberName: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the chamber.' })
  chamberAddress: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the lawyer describes the practice, as plain text.',
  })
  bio: string | null;

  @Field(() => [EducationType], { description: 'Degrees, in the order that the lawyer chose.' })
  education: EducationType[];

  @Field(() => String, {
    nullable: true,
    description: 'Bar Council enrolment number, as the lawyer wrote it.',
  })
  licenseNumber: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an admin verified the licence, UTC; null while it is not verified.',
  })
  verifiedAt: Date | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Email address of the account.' })
  email: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format, such as +8801712345678.',
  })
  phone: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Home address.' })
  address: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, { nullable: true, description: 'Bank account for fees, as text of several lines.' })
  bankDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, {
    nullable: true,
    description: 'Mobile payment account for fees, such as bKash, as text of several lines.',
  })
  mobilePaymentDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => VerificationStatus, { nullable: true, description: 'Status of the check of the licence.' })
  verification: VerificationStatus | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => String, {
    nullable: true,
    description: 'Why the licence was rejected; null while it is not rejected.',
  })
  verificationReason: string | null;

  @Auth(Role.LAWYER, Role.ADMIN)
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the account was registered, UTC.' })
  createdAt: Date | null;
}

@ObjectType({ description: 'A page of lawyers.' })
export class LawyerPage extends PageOf(Lawyer) {}

@ObjectType({ description: 'Result of `updateLawyerProfile`.' })
export class UpdateLawyerProfilePayload {
  @Field(() => Lawyer, { description: 'The profile after the change.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'Result of `updateLawyer`.' })
export class UpdateLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'Result of `verifyLawyer`.' })
export class VerifyLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;
}

@ObjectType({ description: 'Result of `deleteLawyer`.' })
export class DeleteLawyerPayload {
  @Field(() => ID, { description: 'Id of the deleted lawyer.' })
  deletedId: string;
}
