import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../auth/role';
import { PageArgs } from '../../../graphql/page-args';
import { PageOf } from '../../../graphql/page-type';
import { AccessKind } from '../access/case-access.entity';
import { describeEnum } from '../../../graphql/describe-enum';
import { nullable } from '../../../graphql/nullable';

describeEnum(AccessKind, 'AccessKind', 'How somebody looked at a case.', {
  RECORD_VIEWED: 'An admin looked at the record of the case.',
  RECEIPT_DOWNLOADED: 'Somebody took the receipt of a payment.',
  DOCUMENT_VIEWED: 'Somebody opened a document.',
  DOCUMENT_DOWNLOADED: 'Somebody saved a document.',
});

@ObjectType('CaseAccess', { description: 'That somebody looked at a case.' })
export class CaseAccessType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => AccessKind, { description: 'How it was looked at.' })
  kind: AccessKind;

  @Field(() => String, nullable('Name of the person; null when the account was deleted.'))
  actorName: string | null;

  @Field(() => Role, { description: 'Role of the person.' })
  actorRole: Role;

  /** Null for admins, who see no document: it is not even read for them. */
  documentId: string | null;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  at: Date;
}

@ObjectType({ description: 'A page of the access record.' })
export class CaseAccessPage extends PageOf(CaseAccessType) {}

/** `page` and `limit` of the access record. */
@ArgsType()
export class CaseAccessArgs extends PageArgs {
  @Allow()
  @Field(() => Int, {
    defaultValue: 20,
    description: 'Items per page, 1 to 100; a larger number counts as 100.',
  })
  override limit: number;
}

@ObjectType('CaseRoom', { description: 'What the client and the lawyer of a case share.' })
export class CaseRoomType {
  caseId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When nothing can be added any more, UTC: 30 days after the case was closed, for a rejected case at once; null while it is not closed.',
  })
  closesAt: Date | null;
}

@ObjectType('CaseRecord', { description: 'What admins see of what happens in a case.' })
export class CaseRecordType {
  caseId: string;
}
