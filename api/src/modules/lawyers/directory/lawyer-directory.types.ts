import { Field, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../../db/identified';
import { describeEnum, nullable } from '../../../graphql/fields';
import { NumbersToCall } from './search-words';

/** Places are not for sale. */
export enum LawyerSort {
  TURN = 'turn',
  EXPERIENCE = 'experience',
  NAME = 'name',
  NAME_BANGLA = 'name-bangla',
  NEWEST = 'newest',
  FIRST_TALK = 'first-talk',
  ANSWER = 'answer',
}

describeEnum(LawyerSort, 'LawyerSort', 'Order of the directory. Places are not for sale.', {
  TURN: 'Everybody has a turn: the list begins with another lawyer each day in Dhaka, and stays the same within it.',
  EXPERIENCE: 'Most years of experience first, then by name.',
  NAME: 'By name.',
  NAME_BANGLA: 'By name in Bangla; those without one after them, by name.',
  NEWEST: 'Most recently verified first.',
  FIRST_TALK: 'Free and cheap first talks first, then as `EXPERIENCE`; those who say nothing last.',
  ANSWER: 'Those who usually answer soonest first, then as `EXPERIENCE`; those not known last.',
});

@ObjectType('PracticeArea', { description: 'A field of law, such as Family Law.' })
export class PracticeAreaType extends Identified {
  @Field({ description: 'Name, such as Family Law.' })
  name: string;

  @Field({ description: 'Name in Bangla, in Unicode form NFC.' })
  nameBangla: string;

  @Field({ description: 'Name for use in a URL, such as family-law.' })
  slug: string;

  @Field(() => Int, { description: 'Number of verified lawyers who work in it.' })
  lawyerCount: number;
}

@ObjectType('Matter', {
  description:
    'What a person needs a lawyer for, in everyday words, such as Land and inheritance; it stands for some practice areas.',
})
export class MatterType extends Identified {
  @Field({ description: 'Name, such as Land and inheritance.' })
  name: string;

  @Field({ description: 'Name in Bangla, in Unicode form NFC.' })
  nameBangla: string;

  @Field({ description: 'Name for use in a URL and in filters, such as land.' })
  slug: string;

  @Field(() => [String], { description: 'Names of its practice areas.' })
  practiceAreas: string[];

  @Field(() => Int, { description: 'Number of verified lawyers who work in any of them.' })
  lawyerCount: number;
}

@ObjectType('District', { description: 'One of the 64 districts of Bangladesh.' })
export class DistrictType extends Identified {
  @Field({ description: 'Name in its present English spelling, such as Chattogram.' })
  name: string;

  @Field({ description: 'Name in Bangla, in Unicode form NFC.' })
  nameBangla: string;

  @Field({ description: 'The division it lies in, one of 8.' })
  division: string;

  @Field({ description: 'Name for use in a URL, such as coxs-bazar.' })
  slug: string;

  @Field(() => [String], { description: 'Other spellings in use, such as Chittagong.' })
  aliases: string[];

  @Field(() => Int, { description: 'Number of verified lawyers in it.' })
  lawyerCount: number;
}

@ObjectType({ description: 'A practice area, a matter or a district, with its number of verified lawyers.' })
export class LawyerCount {
  @Field({ description: 'Name of the practice area, the matter or the district.' })
  name: string;

  @Field(() => Int, { description: 'Number of verified lawyers in it who meet the rest of the filter.' })
  lawyerCount: number;
}

@ObjectType({
  description:
    'Numbers of verified lawyers by practice area, by matter and by district, for the choices of a filter. Choices with no lawyer are left out.',
})
export class LawyerCounts {
  @Field(() => Int, {
    description: 'Number of verified lawyers in any practice area who meet the rest of the filter.',
  })
  anyPracticeArea: number;

  @Field(() => [LawyerCount], {
    description: 'Numbers by practice area, for the district and the search of the filter.',
  })
  practiceAreas: LawyerCount[];

  @Field(() => [LawyerCount], {
    description:
      'Numbers by matter, for the district and the search of the filter. A lawyer counts once in each matter.',
  })
  matters: LawyerCount[];

  @Field(() => Int, {
    description: 'Number of verified lawyers in any district who meet the rest of the filter.',
  })
  anyDistrict: number;

  @Field(() => [LawyerCount], {
    description: 'Numbers by district, for the practice area, the matter and the search of the filter.',
  })
  districts: LawyerCount[];

  @Field({
    description:
      'True for the search of very common words in a large directory: the numbers are then estimates.',
  })
  areEstimates: boolean;
}

describeEnum(NumbersToCall, 'NumbersToCall', 'Helplines that the words of a search call for.', {
  SELF_HARM: 'Somebody wants to die: 999, and a helpline for it.',
  VIOLENCE: 'Somebody is hurt or threatened: 999 and 109.',
  LEGAL_AID: 'Somebody cannot pay: 16699, the legal aid of the state.',
});

@ObjectType({ description: 'How the words of a directory search are read, and suggestions for it.' })
export class SearchReading {
  @Field(() => String, nullable('The practice area that the words name; null when they name none.'))
  practiceArea: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The district that the words name, in its present spelling; null when they name none.',
  })
  district: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The slug of the matter that the words name; null when they name none, or a practice area.',
  })
  matter: string | null;

  @Field({ description: 'The other words of the search.' })
  remaining: string;

  @Field({
    description:
      'Words that no lawyer has who meets the rest, so that the page of the directory is listed without them; mostly empty.',
  })
  leftOut: string;

  @Field({
    description:
      'False when the words may be about several matters: nobody is listed then, and `likely` is what to ask. Also false when they say nothing, such as an emoji.',
  })
  sure: boolean;

  @Field(() => [String], {
    description:
      'The slugs of all ten matters, the most likely first, whatever was read; empty when the words say nothing.',
  })
  likely: string[];

  @Field(() => [NumbersToCall], {
    description: 'The numbers to show beside the list, in their order; mostly empty.',
  })
  numbers: NumbersToCall[];

  @Field({
    description:
      'True when a word is about violence: a good moment to show numbers to call in danger, 999 and 109.',
    deprecationReason: 'Use `numbers`.',
  })
  danger: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The search with misspelt names corrected to those in the directory; null when there is nothing to correct.',
  })
  spelling: string | null;
}
