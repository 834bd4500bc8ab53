import { licenseKey } from '@ainsathi/contract/license-key';
import { firstDegreeYear, firstTalkLimits, longest, mostInvitations } from '@ainsathi/contract/limits';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { GraphQLDate, GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { VERSION_INPUT_DESCRIPTION } from '../../../validation/content-version';
import { OmitIfUndefined, OptionalText, RequiredText, says } from '../../../validation/text';
import { ADDRESS, Email, NAME, PHONE } from '../../accounts/account.fields';
import { CourtLevel, LawyerLanguage } from '../lawyer.enums';
import { CourtOfPractice, Experience, Languages, MERGE_RULE, PracticeAreas } from '../lawyer.fields';

@InputType({ description: 'A degree that a lawyer holds.' })
export class EducationInput {
  @RequiredText({ label: ['Degree', 'ডিগ্রি'], max: longest.degree })
  @Field({ description: 'Name of the degree, such as LL.B. (Hons); 1 to 200 characters.' })
  degree: string;

  @RequiredText({ label: ['University', 'বিশ্ববিদ্যালয়'], max: longest.university })
  @Field({ description: 'University that awarded it, 1 to 200 characters.' })
  university: string;

  @IsInt({ message: 'Year must be a whole number' })
  @Min(firstDegreeYear, says(['Year must be {{count}} or later', { count: firstDegreeYear }]))
  @Field(() => Int, { description: 'Year in which it was awarded, 1950 to this year.' })
  year: number;
}

/** For GraphQL and REST; part of `OwnProfileInput` in the schema. */
@InputType('LawyerProfileForm')
export class LawyerProfileInput {
  @OmitIfUndefined()
  @RequiredText(NAME)
  @Field(() => String, nullable('Full name, 1 to 120 characters.'))
  name?: string;

  @OptionalText({ ...NAME, label: 'Name in Bangla' })
  @Field(() => String, {
    nullable: true,
    description:
      'Full name in Bangla, at most 120 characters; an empty text clears it. That of a verified lawyer waits for an admin as `name` does.',
  })
  nameBangla?: string | null;

  @OmitIfUndefined()
  @Email()
  @Field(() => String, {
    nullable: true,
    description:
      'Email address, never public. No other account may have it; upper and lower case count as the same.',
  })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, nullable('Phone number, never public.'))
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, nullable('Home address, never public; at most 500 characters.'))
  address?: string | null;

  @OptionalText({ label: 'Licence number', max: longest.licenseNumber, identifier: true })
  @IsOptional()
  @ValidateBy({
    name: 'license',
    validator: {
      validate: (text) => typeof text !== 'string' || licenseKey(text) !== '',
      defaultMessage: () => 'A licence number has a letter, or a digit above 0',
    },
  })
  @Field(() => String, {
    nullable: true,
    description:
      'Bar Council enrolment number, at most 60 characters, with a letter or a digit above 0. A changed number has to be verified again; spaces, case and punctuation do not change it, their places do.',
  })
  licenseNumber?: string | null;

  @Experience()
  @Field(() => Int, nullable('Years of experience, 0 to 80.'))
  experience?: number;

  @PracticeAreas()
  @Field(() => [String], nullable('Names of practice areas. Replaces all earlier ones.'))
  practiceAreas?: string[];

  @OptionalText({ label: 'District', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'One of the 64 districts, in any spelling that `LawyerFilter.district` takes.',
  })
  district?: string | null;

  @CourtOfPractice()
  @Field(() => CourtLevel, nullable('The highest court in which the lawyer may appear; null clears it.'))
  courtLevel?: CourtLevel | null;

  @Languages()
  @Field(() => [LawyerLanguage], {
    nullable: true,
    description: 'Languages in which the lawyer talks with clients. Replaces all earlier ones.',
  })
  languages?: LawyerLanguage[];

  @OptionalText({ label: ['Chamber name', 'চেম্বারের নাম'], max: longest.chamberName, name: 'public' })
  @Field(() => String, nullable('Name of the chamber, at most 200 characters.'))
  chamberName?: string | null;

  @OptionalText({
    label: ['Chamber address', 'চেম্বারের ঠিকানা'],
    max: longest.chamberAddress,
    multiline: true,
  })
  @Field(() => String, nullable('Address of the chamber, at most 500 characters.'))
  chamberAddress?: string | null;

  @OptionalText({ label: ['Bio', 'পরিচিতি'], max: longest.bio, multiline: true })
  @Field(() => String, nullable('How the lawyer describes the practice, at most 5,000 characters.'))
  bio?: string | null;

  @OptionalText({
    label: ['Chamber name in Bangla', 'বাংলায় চেম্বারের নাম'],
    max: longest.chamberName,
    name: 'public',
  })
  @Field(() => String, nullable('Name of the chamber in Bangla, at most 200 characters.'))
  chamberNameBangla?: string | null;

  @OptionalText({
    label: ['Chamber address in Bangla', 'বাংলায় চেম্বারের ঠিকানা'],
    max: longest.chamberAddress,
    multiline: true,
  })
  @Field(() => String, nullable('Address of the chamber in Bangla, at most 500 characters.'))
  chamberAddressBangla?: string | null;

  @OptionalText({ label: ['Bio in Bangla', 'বাংলায় পরিচিতি'], max: longest.bio, multiline: true })
  @Field(() => String, nullable('The same as `bio` in Bangla, at most 5,000 characters.'))
  bioBangla?: string | null;

  @OptionalText({ label: ['Phone for clients', 'মক্কেলদের জন্য ফোন নম্বর'], max: longest.phone })
  @Field(() => String, {
    nullable: true,
    description:
      'Phone number for clients, in any notation that `phone` takes; an empty text clears it. A client sees it only in an accepted case.',
  })
  clientPhone?: string | null;

  @OptionalText({ label: ['Bank details', 'ব্যাংক হিসাবের তথ্য'], max: longest.bankDetails, multiline: true })
  @Field(
    () => String,
    nullable('Bank account for fees, at most 2,000 characters. A client sees it only in an accepted case.'),
  )
  bankDetails?: string | null;

  @OptionalText({
    label: ['Mobile payment details', 'মোবাইল পেমেন্টের তথ্য'],
    max: longest.mobilePaymentDetails,
    multiline: true,
  })
  @Field(() => String, {
    nullable: true,
    description:
      'Mobile payment account for fees, such as a bKash number, at most 2,000 characters. A client sees it only in an accepted case.',
  })
  mobilePaymentDetails?: string | null;

  @OmitIfUndefined()
  @ArrayMinSize(1, { message: 'Education needs at least one row' })
  @ArrayMaxSize(20, { message: 'Education takes at most 20 rows' })
  @IsArray({ message: 'Education must be a list' })
  @ValidateNested({ each: true, message: 'Each row of education needs degree, university and year' })
  @Field(() => [EducationInput], nullable('Degrees, 1 to 20. Replaces all earlier ones.'))
  education?: EducationInput[];

  @OptionalText({ label: 'Version', max: 64 })
  @Field(() => String, nullable(VERSION_INPUT_DESCRIPTION))
  version?: string | null;
}

/** Fields only for GraphQL: `/api/v1` keeps its shapes. */
@InputType('LawyerProfileInput', {
  description: `Changes to the profile of the signed-in lawyer. ${MERGE_RULE}`,
})
export class OwnProfileInput extends LawyerProfileInput {
  @IsOptional()
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'The day from which on the lawyer takes new cases again, one to come; null for now.',
  })
  awayUntil?: Date | null;

  @IsOptional()
  @IsInt({ message: 'A first talk costs ৳ 0 to ৳ 100,000' })
  @Min(0, { message: 'A first talk costs ৳ 0 to ৳ 100,000' })
  @Max(firstTalkLimits.most, { message: 'A first talk costs ৳ 0 to ৳ 100,000' })
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'The least price of a first talk, in poisha, 0 to 10,000,000; 0 for a free one, null to say nothing, which clears its minutes, too.',
  })
  firstTalkPoisha?: number | null;

  @IsOptional()
  @IsIn(firstTalkLimits.minutes, { message: 'A first talk takes 15, 30 or 60 minutes' })
  @Field(() => Int, nullable('The length of a first talk: 15, 30 or 60 minutes; 30 until it is given.'))
  firstTalkMinutes?: number | null;

  @OmitIfUndefined()
  @IsInt({ message: 'Requests at a time are 0 to 20' })
  @Min(0, { message: 'Requests at a time are 0 to 20' })
  @Max(mostInvitations, { message: 'Requests at a time are 0 to 20' })
  @Field(() => Int, nullable('The requests of how many clients may wait for an answer, 0 to 20; 0 for none.'))
  mostInvitations?: number;
}
