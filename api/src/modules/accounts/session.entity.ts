import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in. Its id is in the token; without the row the token is not valid. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the person last proved who they are: at the sign-in, or since with the password. */
  @Column('timestamptz')
  authenticatedAt: Date;
}
