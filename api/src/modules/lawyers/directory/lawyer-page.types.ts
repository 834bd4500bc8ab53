import { Field, ObjectType } from 'type-graphql';
import { PageOf } from '../../../graphql/fields';
import { Lawyer } from '../lawyer.types';
import { SearchReading } from './lawyer-directory.types';

@ObjectType({ description: 'A page of lawyers.' })
export class LawyerPage extends PageOf(Lawyer) {
  @Field({
    description:
      'True for the search of very common words in a large directory: `total` and `pages` are then estimates.',
  })
  totalIsEstimate: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The argument `after` of the page that follows this one; null for an empty page, and in lists without that argument.',
  })
  endCursor?: string | null;

  @Field(() => SearchReading, {
    nullable: true,
    description: 'How the words of the search were read for this page; null without a search.',
  })
  reading?: SearchReading | null;
}

@ObjectType({ description: 'The neighbours of a district, and lawyers of them.' })
export class NearbyLawyers {
  @Field(() => [String], {
    description: 'Names of the districts that border on it; empty where the filter names no district.',
  })
  districts: string[];

  @Field(() => [Lawyer], {
    description:
      'Lawyers of those districts who meet the rest of the filter, at most 6; empty where more than 3 lawyers of the district itself meet it.',
  })
  lawyers: Lawyer[];
}
