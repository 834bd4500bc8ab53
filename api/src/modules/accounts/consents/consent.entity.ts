import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describeEnum, nullable } from '../../../graphql/fields';

/** The two texts, and offline copies of one's cases on a device. */
export enum ConsentKind {
  TERMS = 'terms',
  PRIVACY = 'privacy',
  OFFLINE_CASES = 'offline-cases',
}

describeEnum(ConsentKind, 'ConsentKind', 'What one can agree to.', {
  TERMS: 'The terms of use.',
  PRIVACY: 'The privacy notice.',
  OFFLINE_CASES: 'Copies of the own cases on the own device, for reading without a connection.',
});

/** Outlives the account. */
@ObjectType({ description: 'What somebody agreed to.' })
@Entity('consents')
export class Consent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Field(() => ConsentKind, { description: 'To what.' })
  @Column('text')
  kind: ConsentKind;

  @Field({ description: 'Version of the text, as the day of its last change, such as 2026-11-22.' })
  @Column('text')
  version: string;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  @Column('timestamptz')
  givenAt: Date;

  @Field(() => GraphQLDateTime, nullable('When it was taken back, UTC; null while it is in force.'))
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** The approximate network of the request: IPv4 without its last number. */
  @Column('text')
  network: string;
}
