import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MayBeLeftOut, OptionalText, RequiredText } from '../../validation/text';
import { ADDRESS, Email, NAME, PHONE } from '../accounts/account.fields';

const MERGE = 'A field left out keeps its value; an empty text clears an optional one.';

@InputType('LawyerFilter', { description: 'What narrows the directory. Unknown names give an empty list.' })
export class LawyerFilterInput {
  @OptionalText({ label: 'Practice area', max: 100 })
  @Field(() => String, { nullable: true, description: 'Name or slug of a practice area.' })
  practiceArea?: string | null;

  @OptionalText({ label: 'District', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Name of a district in either script, an old spelling, or its slug.',
  })
  district?: string | null;

  @OptionalText({ label: 'Search', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Part of name, chamber or bio; a misspelt name is still found.',
  })
  search?: string | null;
}

@InputType({ description: "A row of a lawyer's education; all three are needed." })
export class EducationInput {
  @RequiredText({ label: 'Degree', max: 200 })
  @Field({ description: 'Degree, as in LL.B. (Hons).' })
  degree: string;

  @RequiredText({ label: 'University', max: 200 })
  @Field({ description: 'University that gave it.' })
  university: string;

  @IsInt({ message: 'Year must be a whole number' })
  @Min(1950, { message: 'Year must be 1950 or later' })
  @Field(() => Int, { description: '1950 to this year.' })
  year: number;
}

/** Experience as every form asks for it. */
function Experience(): PropertyDecorator {
  return (target, property) => {
    IsInt({ message: 'Experience must be a whole number of years' })(target, property);
    Min(0, { message: 'Experience cannot be negative' })(target, property);
    Max(80, { message: 'Experience must be at most 80 years' })(target, property);
    MayBeLeftOut()(target, property);
  };
}

/** Practice areas as every form sends them: names, or texts that hold names. */
function PracticeAreas(): PropertyDecorator {
  return (target, property) => {
    IsArray({ message: 'Practice areas must be a list' })(target, property);
    IsString({ each: true, message: 'Practice areas must be names' })(target, property);
    ArrayMaxSize(21, { message: 'There are 21 practice areas' })(target, property);
    MaxLength(500, { each: true, message: 'A practice area is a short name' })(target, property);
    MayBeLeftOut()(target, property);
  };
}

@InputType({ description: `What lawyers change about themselves (spec section 2). ${MERGE}` })
export class LawyerProfileInput {
  @MayBeLeftOut()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @MayBeLeftOut()
  @Email()
  @Field(() => String, { nullable: true, description: 'Unique without case; never public.' })
  email?: string;

  @OptionalText(PHONE)
  @Field(() => String, { nullable: true, description: 'Phone; never public.' })
  phone?: string | null;

  @OptionalText(ADDRESS)
  @Field(() => String, { nullable: true, description: 'Home address; never public.' })
  address?: string | null;

  @OptionalText({ label: 'License number', max: 60 })
  @Field(() => String, {
    nullable: true,
    description: 'Bar Council enrolment. Changing it asks for verification again.',
  })
  licenseNumber?: string | null;

  @Experience()
  @Field(() => Int, { nullable: true, description: 'Whole years, 0 to 80.' })
  experience?: number;

  @PracticeAreas()
  @Field(() => [String], { nullable: true, description: 'Names of practice areas.' })
  practiceAreas?: string[];

  @OptionalText({ label: 'District', max: 100 })
  @Field(() => String, { nullable: true, description: 'One of the 64 districts.' })
  district?: string | null;

  @OptionalText({ label: 'Chamber name', max: 200 })
  @Field(() => String, { nullable: true, description: 'Name of the chamber.' })
  chamberName?: string | null;

  @OptionalText({ label: 'Chamber address', max: 500, multiline: true })
  @Field(() => String, { nullable: true, description: 'Address of the chamber.' })
  chamberAddress?: string | null;

  @OptionalText({ label: 'Bio', max: 5000, multiline: true })
  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  bio?: string | null;

  @OptionalText({ label: 'Bank details', max: 2000, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: 'Several lines; told to a client only within an accepted case.',
  })
  bankDetails?: string | null;

  @OptionalText({ label: 'Mobile payment details', max: 2000, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: 'Several lines, such as a bKash number; told to a client only within an accepted case.',
  })
  mobilePaymentDetails?: string | null;

  @MayBeLeftOut()
  @IsArray({ message: 'Education must be a list' })
  @ArrayMinSize(1, { message: 'Education needs at least one row' })
  @ArrayMaxSize(20, { message: 'Education takes at most 20 rows' })
  @ValidateNested({ each: true, message: 'Each row of education needs degree, university and year' })
  @Field(() => [EducationInput], { nullable: true, description: 'Replaces all rows; at least one.' })
  education?: EducationInput[];
}

@InputType({ description: `What an admin changes about a lawyer. ${MERGE}` })
export class UpdateLawyerInput {
  @MayBeLeftOut()
  @RequiredText(NAME)
  @Field(() => String, { nullable: true, description: 'Full name, 1 to 120 characters.' })
  name?: string;

  @MayBeLeftOut()
  @Email()
  @Field(() => String, { nullable: true, description: 'Unique without case.' })
  email?: string;

  @PracticeAreas()
  @Field(() => [String], { nullable: true, description: 'Names of practice areas.' })
  practiceAreas?: string[];

  @Experience()
  @Field(() => Int, { nullable: true, description: 'Whole years, 0 to 80.' })
  experience?: number;
}

/** What REST's older admin call changes about whoever the id names, client or lawyer (spec section 7). */
export class UpdateManagedAccountInput extends UpdateLawyerInput {
  @OptionalText(PHONE)
  phone?: string | null;
}
