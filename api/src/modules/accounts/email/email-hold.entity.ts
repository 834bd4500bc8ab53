import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The previous email of an account, reserved while the change can be undone. */
@Entity('email_holds')
export class EmailHold {
  @PrimaryColumn('text')
  email: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  until: Date;
}
