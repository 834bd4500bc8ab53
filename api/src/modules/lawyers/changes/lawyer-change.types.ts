import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../graphql/fields';

export enum LawyerChangeKind {
  LISTED = 'listed',
  CHANGED = 'changed',
  UNLISTED = 'unlisted',
}

describeEnum(LawyerChangeKind, 'LawyerChangeKind', 'How the directory has changed.', {
  LISTED: 'The lawyer is verified, and listed from now on.',
  CHANGED: 'Something that everybody sees of the lawyer has changed.',
  UNLISTED: 'The lawyer is not listed any more: not verified, locked, or the account is or will be deleted.',
});

@ObjectType({ description: 'A change of the directory.' })
export class LawyerChange {
  @Field(() => ID, { description: 'Id of the lawyer.' })
  lawyerId: string;

  @Field(() => LawyerChangeKind, { description: 'How the directory has changed.' })
  kind: LawyerChangeKind;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  at: Date;
}

@ObjectType({ description: 'Changes of the directory, in the order in which they happened.' })
export class LawyerChangeConnection {
  @Field(() => [LawyerChange], { description: 'The changes that follow `after`; empty when there are none.' })
  items: LawyerChange[];

  @Field({ description: 'The argument `after` of the next request; it is valid for 90 days.' })
  endCursor: string;

  @Field({ description: 'Whether more changes follow.' })
  hasMore: boolean;

  @Field({
    description:
      'The cursor of the newest change. Take it before the first reading of the directory, and follow the changes from there.',
  })
  latestCursor: string;
}
