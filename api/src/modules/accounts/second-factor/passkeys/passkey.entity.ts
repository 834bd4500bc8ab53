import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passkey of an account: its public key. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('bytea')
  credentialId: Buffer;

  /** As COSE key. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often it has signed, as it says itself; 0 for one that does not count. */
  @Column('bigint')
  counter: string;

  /** How browsers reach it, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
