import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. Until `confirmedAt` it is only being set up. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text')
  secretSealed: string;

  /** The last 30 seconds of which a code was accepted, counted from 1970; each is accepted once. */
  @Column('bigint', { nullable: true })
  lastStep: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}

@ObjectType({ description: 'A passkey of the own account, without its keys.' })
@Entity('passkeys')
export class Passkey {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('bytea')
  credentialId: Buffer;

  /** As COSE key. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often it has signed, by its own count; 0 for one that does not count. */
  @Column('bigint')
  counter: string;

  /** How browsers reach it, such as `internal` or `usb`. */
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

/** One of the ten codes for a lost authenticator app; each is accepted once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  accountId: string;

  /** From 1 to 10; the code begins with it, so that only one hash has to be compared. */
  @PrimaryColumn('smallint')
  place: number;

  @Column('text')
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}

/** The removal of lost second factors, at `dueAt` unless somebody stops it. */
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
