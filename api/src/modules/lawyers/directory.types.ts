import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LawyerCountsView, LawyerCountView } from './lawyer-count.queries';
import type { DistrictView, PracticeAreaView } from './reference.queries';
import type { SearchReadingView } from './directory-search.service';

@ObjectType({ description: 'A field of law.' })
export class PracticeArea implements PracticeAreaView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'As in Family Law.' })
  name: string;

  @Field({ description: 'As in family-law, for addresses.' })
  slug: string;

  @Field(() => Int, { description: 'Verified lawyers who work in it.' })
  lawyerCount: number;
}

@ObjectType({ description: 'One of the 64 districts of Bangladesh.' })
export class District implements DistrictView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Present English spelling.' })
  name: string;

  @Field({ description: 'Name in Bangla, Unicode NFC.' })
  nameBangla: string;

  @Field({ description: 'One of the 8 divisions.' })
  division: string;

  @Field({ description: 'As in coxs-bazar, for addresses.' })
  slug: string;

  @Field(() => [String], { description: 'Old and other spellings that people type.' })
  aliases: string[];

  @Field(() => Int, { description: 'Verified lawyers in it.' })
  lawyerCount: number;
}

@ObjectType({ description: 'A choice of the directory with the number of verified lawyers it would give.' })
export class LawyerCount implements LawyerCountView {
  @Field({ description: 'Name of the practice area or the district.' })
  name: string;

  @Field(() => Int, { description: 'Verified lawyers who meet the rest of the filter too.' })
  lawyerCount: number;
}

@ObjectType({
  description: 'What each further choice would give; choices that would give nobody are left out.',
})
export class LawyerCounts implements LawyerCountsView {
  @Field(() => Int, { description: 'Verified lawyers, whatever their practice areas.' })
  anyPracticeArea: number;

  @Field(() => [LawyerCount], { description: 'By practice area, given the district and the words.' })
  practiceAreas: LawyerCount[];

  @Field(() => Int, { description: 'Verified lawyers, wherever they are.' })
  anyDistrict: number;

  @Field(() => [LawyerCount], { description: 'By district, given the practice area and the words.' })
  districts: LawyerCount[];
}

@ObjectType({ description: 'How a search in words may have been meant.' })
export class SearchReading implements SearchReadingView {
  @Field(() => String, { nullable: true, description: 'The practice area that the words name.' })
  practiceArea: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The district that the words name, in its present spelling.',
  })
  district: string | null;

  @Field({ description: 'The words that name neither.' })
  remaining: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The same words with misspelt names as they are listed; null when each is found as it stands.',
  })
  spelling: string | null;
}
