import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser or program that has signed in to an account. Only the hash of its secret is stored. */
@Entity('devices')
export class Device {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  firstSeenAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;
}
