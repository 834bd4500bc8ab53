import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number by which a client signs in; families share `Account.phone`, but not this. */
@Entity('sign_in_phones')
export class SignInPhone {
  @PrimaryColumn('uuid')
  accountId: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('timestamptz')
  confirmedAt: Date;

  /** When a code last signed in: operators sell numbers again that nobody uses. */
  @Column('timestamptz')
  usedAt: Date;

  /** The last sign-in was shared: no notification is sent by SMS. */
  @Column('boolean')
  shared?: boolean;
}
