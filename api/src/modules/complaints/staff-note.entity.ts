import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { describeEnum } from '../../graphql/fields';

export enum NoteSubject {
  ACCOUNT = 'account',
  CASE = 'case',
}

describeEnum(NoteSubject, 'NoteSubject', 'What a note of the staff is about.', {
  ACCOUNT: 'A client or a lawyer, who can ask to read it.',
  CASE: 'A case.',
});

/** Never changed; deleted with what it is about. */
@Entity('staff_notes')
export class StaffNote extends Identified {
  @Column('text')
  subject: NoteSubject;

  @Column('uuid')
  subjectId: string;

  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('text')
  body: string;

  @Column('timestamptz')
  createdAt: Date;
}
