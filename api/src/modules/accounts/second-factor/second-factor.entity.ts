import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Identified } from '../../../db/identified';

/** The authenticator app of an account; inactive until `confirmedAt`. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text')
  secretSealed: string;

  /** The last 30-second step with an accepted code, counted from 1970; a step accepts one code. */
  @Column('bigint', { nullable: true })
  lastStep: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}

@ObjectType({ description: 'A passkey of the own account, without its keys.' })
@Entity('passkeys')
export class Passkey extends Identified {
  @Column('uuid')
  accountId: string;

  @Column('bytea')
  credentialId: Buffer;

  /** A COSE key. */
  @Column('bytea')
  publicKey: Buffer;

  /** The passkey's own count of signatures; 0 for a passkey that does not count. */
  @Column('bigint')
  counter: string;

  /** Such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports: string[];

  @Field({ description: 'The name that the owner gave it.' })
  @Column('text')
  name: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added, UTC.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used, UTC; null if never.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}

/** One of ten codes for a lost authenticator app; valid once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  accountId: string;

  /** From 1 to 10; the code starts with it, so that only one hash is compared. */
  @PrimaryColumn('smallint')
  place: number;

  @Column('text')
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}

/** The removal of a lost second factor, at `dueAt` unless somebody stops it. */
@Entity('factor_removals')
export class FactorRemoval {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('timestamptz')
  dueAt: Date;

  /** When the owner was last mailed about it. */
  @Column('timestamptz')
  toldAt: Date;
}
