import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import { Identified } from '../../db/identified';
import { describeEnum, nullable, PageOf } from '../../graphql/fields';

export enum ReviewSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
}

describeEnum(ReviewSort, 'ReviewSort', "Order of the admin's list of reviews.", {
  NEWEST: 'Most recently submitted first.',
  OLDEST: 'Earliest submitted first.',
  NAME: 'By the name of the reviewer.',
});

/** Public at once; on the home page once a moderator has seen it. */
@ObjectType({ description: 'A review of the service by a client or visitor.' })
@Entity('reviews')
export class Review extends Identified {
  @Field({ description: 'Name of the reviewer, as given.' })
  @Column('text')
  name: string;

  @Field({ description: 'Profession or place of the reviewer, as given.' })
  @Column('text')
  designation: string;

  @Field({ description: 'The review as plain text, 1 to 2,000 characters.' })
  @Column('text')
  review: string;

  /** Stores an image key, see `images/image-url.ts`; lists fill in its path. */
  @Field(() => String, { nullable: true, description: 'Path of a square picture; null when there is none.' })
  @Column('text', { nullable: true })
  image: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was submitted, UTC.' })
  @Column('timestamptz')
  createdAt: Date;

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Field(() => GraphQLDateTime, nullable('When a moderator put it on the home page, UTC. For moderators.'))
  @Column('timestamptz', { nullable: true })
  seenAt: Date | null;

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Field(
    () => GraphQLDateTime,
    nullable('When a moderator hid it, UTC; null while it is public. For moderators.'),
  )
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Field(() => String, nullable('Why it was hidden. For moderators.'))
  @Column('text', { nullable: true })
  hiddenReason: string | null;

  /** The spelling key of the Bangla in the texts, for searches. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;
}

@ObjectType({ description: 'A page of reviews.' })
export class ReviewPage extends PageOf(Review) {}
