import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../graphql/fields';

/** In the order of the list. */
export enum StaffTaskKind {
  LICENSES = 'licenses',
  NAMES = 'names',
  REPORTS = 'reports',
  REVIEWS = 'reviews',
  ARTICLES = 'articles',
  REPORTED_REQUESTS = 'reported-requests',
  COMPLAINTS = 'complaints',
  OWN_COMPLAINTS = 'own-complaints',
  PENDING_CASES = 'pending-cases',
}

describeEnum(StaffTaskKind, 'StaffTaskKind', 'What waits for the staff.', {
  LICENSES: 'Lawyers at the desk of licences. For verifiers.',
  NAMES: 'New names of verified lawyers. For verifiers.',
  REPORTS: 'Reports of texts, and answers of their authors. For moderators.',
  REVIEWS: 'Reviews that no moderator has read. For moderators.',
  ARTICLES: 'Articles since the viewer last looked. For moderators.',
  REPORTED_REQUESTS: 'Reported requests to several lawyers. For support.',
  COMPLAINTS: 'Complaints that nobody has taken. For support.',
  OWN_COMPLAINTS: 'Open complaints that the viewer has taken. For support.',
  PENDING_CASES: 'Case requests that no lawyer has answered. For support.',
});

@ObjectType({ description: 'Work that waits for the signed-in admin.' })
export class StaffTask {
  @Field(() => StaffTaskKind, { description: 'What waits.' })
  kind: StaffTaskKind;

  @Field(() => Int, { description: 'How many, at least 1.' })
  count: number;

  @Field(() => GraphQLDateTime, { description: 'Since when the oldest waits, UTC.' })
  oldestAt: Date;
}
