import { GraphQLDate, GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import { nullable } from '../../graphql/fields';
import { Education } from './education.entity';
import { CourtLevel, LawyerLanguage } from './lawyer.enums';
import { PaperKind } from './licence/licence-paper.entity';
import { VerificationStatus } from './verification/verification.status';

@ObjectType({
  description:
    'A lawyer, called advocate in Bangladesh. Only the lawyer and admins can read the fields with `@auth`; for everybody else they are null.',
})
export class Lawyer extends Identified {
  @Field({
    description:
      'Full name; of a verified lawyer the one that an admin has checked, but for the lawyer and admins.',
  })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Full name in Bangla; checked as `name` is. Null when the lawyer gives none.',
  })
  nameBangla: string | null;

  @Field(() => String, nullable('Path of the portrait, in proportions 4:5; null when there is none.'))
  profilePic: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of a small version for cards and lists; null when there is no picture.',
  })
  profilePicSmall: string | null;

  @Field(() => [String], { description: 'Names of practice areas, in the order that the lawyer chose.' })
  practiceAreas: string[];

  @Field(() => String, nullable('District of the chamber.'))
  district: string | null;

  @Field(() => Int, { description: 'Years of experience.' })
  experience: number;

  @Field(() => CourtLevel, {
    nullable: true,
    description: 'The highest court in which the lawyer may appear, as the lawyer says; null when not given.',
  })
  courtLevel: CourtLevel | null;

  @Field(() => [LawyerLanguage], {
    description: 'Languages in which the lawyer talks with clients, in the order that the lawyer chose.',
  })
  languages: LawyerLanguage[];

  @Field(() => String, nullable('Name of the chamber.'))
  chamberName: string | null;

  @Field(() => String, nullable('Address of the chamber.'))
  chamberAddress: string | null;

  @Field(() => String, nullable('How the lawyer describes the practice, as plain text.'))
  bio: string | null;

  @Field(() => String, nullable('Name of the chamber in Bangla.'))
  chamberNameBangla: string | null;

  @Field(() => String, nullable('Address of the chamber in Bangla.'))
  chamberAddressBangla: string | null;

  @Field(() => String, nullable('The same as `bio`, in Bangla.'))
  bioBangla: string | null;

  @Field(() => [Education], { description: 'Degrees, in the order that the lawyer chose.' })
  education: Education[];

  @Field(() => String, nullable('Bar Council enrolment number, as the lawyer wrote it.'))
  licenseNumber: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an admin verified the licence, UTC; null while it is not verified.',
  })
  verifiedAt: Date | null;

  @Field(() => GraphQLDate, nullable('The last day of the verification in Dhaka; null where it has no end.'))
  verifiedUntil: string | null;

  @Field(() => GraphQLDate, nullable('The day in Dhaka on which an admin last checked the licence.'))
  checkedOn: string | null;

  @Field(() => [PaperKind], { description: 'Papers that the last check saw; empty where none was seen.' })
  checkedPapers: PaperKind[];

  @Field(() => Int, nullable('The year of the enrolment, as checked.'))
  enrolledYear: number | null;

  @Field(() => String, nullable('The bar association, as checked.'))
  barAssociation: string | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description:
      'The day in Dhaka from which on the lawyer takes new cases again, as 2026-12-03; null for one who takes them now.',
  })
  awayUntil: string | null;

  @Field({ description: 'Whether the lawyer takes new cases now, which is without `awayUntil`.' })
  takesCases: boolean;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'The least price of a first talk, in poisha, 0 for a free one; null when the lawyer does not say.',
  })
  firstTalkPoisha: number | null;

  @Field(() => Int, nullable('The length of a first talk: 15, 30 or 60 minutes; null without a price.'))
  firstTalkMinutes: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Within how many hours the lawyer usually answers a request: 1, 3, 6, 12, 24 or 48, from the median of the last 12 months, set each hour. Null for slower answers and for fewer than five requests.',
  })
  answersWithinHours: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The same as `answersWithinHours`.',
    deprecationReason: 'Use `answersWithinHours`.',
  })
  answerHours: number | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Email address of the account.'))
  email: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Phone number in E.164 format, such as +8801712345678.'))
  phone: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Home address.'))
  address: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, {
    nullable: true,
    description:
      'Phone number for clients in E.164 format; a client sees it only inside an accepted case, as `CaseLawyer.clientPhone`.',
  })
  clientPhone: string | null;

  @Auth(Role.LAWYER)
  @Field(() => Int, {
    nullable: true,
    description:
      "The requests of how many clients may wait for the lawyer's answer, 0 to 20; null for other lawyers.",
  })
  mostInvitations: number | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Bank account for fees, as text of several lines.'))
  bankDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Mobile payment account for fees, such as bKash, as text of several lines.'))
  mobilePaymentDetails: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, {
    nullable: true,
    description:
      'The name that everybody else sees, while another `name` or `nameBangla` waits for an admin; null while none waits.',
  })
  checkedName: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, {
    nullable: true,
    description:
      'The name in Bangla that everybody else sees, while `name` or another `nameBangla` waits for an admin; null while none waits, and where there is none.',
  })
  checkedNameBangla: string | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => VerificationStatus, nullable('Status of the check of the licence.'))
  verification: VerificationStatus | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Why the licence was rejected; null while it is not rejected.'))
  verificationReason: string | null;

  /** What a verifier decides about beside name and number, in no schema. */
  decisionFacts: unknown;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => GraphQLDateTime, nullable('When a verified lawyer asked for another check, UTC.'))
  renewalAt: Date | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(
    () => GraphQLDateTime,
    nullable('When the verification ran out, UTC; null unless the lawyer is pending for that.'),
  )
  lapsedAt: Date | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the licence number was last handed in for a check, UTC; null without a number.',
  })
  licenseSubmittedAt: Date | null;

  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @Field(() => GraphQLDateTime, nullable('When the account was registered, UTC.'))
  createdAt: Date | null;
}
