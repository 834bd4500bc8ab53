import { Field, ID, ObjectType } from 'type-graphql';
import { PrimaryColumn } from 'typeorm';

/** What has an opaque identifier: a row, a type that shows one, or both. */
@ObjectType()
export abstract class Identified {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryColumn('uuid')
  id: string;
}
