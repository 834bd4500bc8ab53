import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describeEnum, nullable } from '../../../graphql/fields';

export enum PartyRole {
  PLAINTIFF = 'plaintiff',
  DEFENDANT = 'defendant',
  PETITIONER = 'petitioner',
  RESPONDENT = 'respondent',
  COMPLAINANT = 'complainant',
  ACCUSED = 'accused',
  APPELLANT = 'appellant',
  OTHER = 'other',
}

describeEnum(PartyRole, 'PartyRole', 'The role of a party in court.', {
  PLAINTIFF: 'Brought the suit.',
  DEFENDANT: 'Is sued.',
  PETITIONER: 'Made the petition.',
  RESPONDENT: 'Answers a petition or an appeal.',
  COMPLAINANT: 'Made the complaint.',
  ACCUSED: 'Is accused.',
  APPELLANT: 'Appealed.',
  OTHER: 'Another role.',
});

const keys = { array: true, insert: false, update: false, select: false, default: [] };

@ObjectType({ description: 'Number, court and parties of a case, as its lawyer noted them.' })
@Entity('case_facts')
export class CaseFacts {
  @PrimaryColumn('uuid')
  caseId: string;

  @Field(() => String, nullable('Kind of the case, such as C.R.'))
  @Column('text', { nullable: true })
  kind: string | null;

  @Field(() => String, nullable('Its number, in Latin digits.'))
  @Column('text', { nullable: true })
  number: string | null;

  @Field(() => Int, nullable('Its year.'))
  @Column('smallint', { nullable: true })
  year: number | null;

  @Field(() => String, nullable('The court.'))
  @Column('text', { nullable: true })
  court: string | null;

  @Field(() => String, nullable('The police station.'))
  @Column('text', { nullable: true })
  policeStation: string | null;

  @Field(() => String, nullable('Sections of the law.'))
  @Column('text', { nullable: true })
  sections: string | null;

  @Field(() => String, nullable('The party whom the lawyer speaks for.'))
  @Column('text', { nullable: true })
  ourName: string | null;

  @Field(() => PartyRole, nullable('The role of that party.'))
  @Column('text', { nullable: true })
  ourRole: PartyRole | null;

  @Field(() => String, nullable('The other party.'))
  @Column('text', { nullable: true })
  otherName: string | null;

  @Field(() => String, nullable('The lawyer of the other party.'))
  @Column('text', { nullable: true })
  otherCounsel: string | null;

  /** Of an own case, for its lawyer alone; the person never agreed. */
  @Column('text', { nullable: true })
  clientName: string | null;

  @Column('text', { nullable: true })
  clientPhone: string | null;

  @Column('text', keys)
  clientKeys?: string[];

  @Column('text', keys)
  ourKeys?: string[];

  @Column('text', keys)
  otherKeys?: string[];

  /** Of the last change, so that a repeat changes nothing. */
  @Column('uuid', { nullable: true, select: false })
  clientKey?: string | null;

  @Column('text', { nullable: true, select: false })
  keyDigest?: string | null;

  @Column('uuid', { nullable: true, select: false })
  changedBy?: string | null;

  @Column('timestamptz', { select: false })
  changedAt?: Date;
}

@ObjectType({ description: 'The client of an own case, as the lawyer noted it.' })
export class OwnClient {
  @Field(() => String, nullable('Name.'))
  name: string | null;

  @Field(() => String, nullable('Phone number in E.164 format.'))
  phone: string | null;
}
