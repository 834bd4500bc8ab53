import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';

export enum PhonePurpose {
  SIGN_IN = 'sign-in',
  CHANGE = 'change',
  IDENTITY = 'identity',
}

/** That somebody holds a number: proved by one of the codes sent to it, once. */
@Entity('phone_proofs')
export class PhoneProof extends Identified {
  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text')
  purpose: PhonePurpose;

  /** Who asked; for a sign-in, the account that did not use the number for long. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** An SMS can be late: each of three codes proves. */
  @Column('bytea', { array: true })
  codeHashes: Buffer[];

  /** From which the code was asked for; null for one asked from this machine. */
  @Column('text', { nullable: true })
  network: string | null;

  @Column('smallint')
  tries: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  provedAt: Date | null;

  /** It signed somebody in. */
  @Column('boolean')
  used: boolean;
}
