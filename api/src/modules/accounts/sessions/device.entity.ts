import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';

/** A browser or program that has signed in to an account. Only the hash of its secret is stored. */
@Entity('devices')
export class Device extends Identified {
  @Column('uuid')
  accountId: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  firstSeenAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;
}
