import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { Role } from '../../../auth/role';
import { describeEnum, nullable, PageOf } from '../../../graphql/fields';

export enum AccessKind {
  RECORD_VIEWED = 'record-viewed',
  RECEIPT_DOWNLOADED = 'receipt-downloaded',
  DOCUMENT_VIEWED = 'document-viewed',
  DOCUMENT_DOWNLOADED = 'document-downloaded',
}

describeEnum(AccessKind, 'AccessKind', 'How somebody looked at a case.', {
  RECORD_VIEWED: 'An admin looked at the record of the case.',
  RECEIPT_DOWNLOADED: 'Somebody took the receipt of a payment.',
  DOCUMENT_VIEWED: 'Somebody opened a document.',
  DOCUMENT_DOWNLOADED: 'Somebody saved a document.',
});

/** Visible to the case's participants. Never changed. */
@ObjectType({ description: 'That somebody looked at a case.' })
@Entity('case_accesses')
export class CaseAccess extends Identified {
  @Column('uuid')
  caseId: string;

  @Column('uuid', { nullable: true, select: false })
  accountId?: string | null;

  @Field(() => AccessKind, { description: 'How it was looked at.' })
  @Column('text')
  kind: AccessKind;

  /** Filled by lists. */
  @Field(() => String, nullable('Name of the person; null when the account was deleted.'))
  actorName?: string | null;

  @Field(() => Role, { name: 'actorRole', description: 'Role of the person.' })
  @Column('text')
  accountRole: Role;

  /** Null for other kinds. Not even read for admins. */
  @Column('uuid', { nullable: true })
  documentId: string | null;

  /** The session that opened a document; null for other kinds. */
  @Column('uuid', { nullable: true, select: false })
  sessionId?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  @Column('timestamptz')
  at: Date;
}

@ObjectType({ description: 'A page of the access record.' })
export class CaseAccessPage extends PageOf(CaseAccess) {}
