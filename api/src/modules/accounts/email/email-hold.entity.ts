import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email that an account had until lately: nobody else can have it while the change may be undone. */
@Entity('email_holds')
export class EmailHold {
  @PrimaryColumn('text')
  email: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  until: Date;
}
