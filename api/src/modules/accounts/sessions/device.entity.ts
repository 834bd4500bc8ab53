import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser or program that an account has signed in with. Only the hash of what it keeps is stored. */
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
