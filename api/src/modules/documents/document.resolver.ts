import { GraphQLSafeInt } from 'graphql-scalars';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { IdOf, ClientKeyArg, PageArgs, PageOfCaseArgs, nullable } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { CaseEventType } from '../cases/events/case-event.types';
import { CaseCounts } from '../cases/case-counts.types';
import { CaseType } from '../cases/case.types';
import { CaseAccess } from '../cases/access/case-access.entity';
import { CaseRecordType, CaseRoomType } from '../cases/room/case-room.types';
import { RequestDocumentsInput, StartUploadsInput } from './document.inputs';
import {
  documentCounts,
  documentNames,
  documentsById,
  documentsOfRequests,
  loadDocuments,
} from './document.loader';
import { DocumentRequest, DocumentRequestState } from './document-request.entity';
import { casesWithWanted, requestsById, requestsOfCases, wantedOfCases } from './document-request.loader';
import { requestDocuments, setDocumentRequest } from './document-request.service';
import { deleteDocument } from './document.service';
import { CaseDocumentPage, CaseDocumentType } from './document.types';
import { startUploads } from './start-uploads.service';

@ObjectType({ description: 'Result of `startUploads`.' })
class StartUploadsPayload {
  @Field(() => [CaseDocumentType], { description: 'The documents, in the order of the files.' })
  documents: CaseDocumentType[];
}

@ObjectType({ description: 'Result of `deleteDocument`.' })
class DeleteDocumentPayload {
  @Field(() => ID, { description: 'Id of the document.' })
  deletedId: string;

  @Field(() => CaseType, { description: 'The case after the change.' })
  case: CaseType;
}

@ObjectType({ description: 'Result of `requestDocuments`.' })
class RequestDocumentsPayload {
  @Field(() => [DocumentRequest], { description: 'What was asked for, in the order of the input.' })
  documentRequests: DocumentRequest[];
}

@ObjectType({ description: 'Result of `setDocumentRequest`.' })
class SetDocumentRequestPayload {
  @Field(() => DocumentRequest, { description: 'The request after the change.' })
  documentRequest: DocumentRequest;
}

@Resolver(() => DocumentRequest)
export class DocumentResolver {
  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => StartUploadsPayload, {
    description:
      'Begins documents of an open case. The bytes of each are then sent to its `uploadPath`; what has not arrived after 6 hours is forgotten.',
  })
  async startUploads(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartUploadsInput, { description: 'The case and the files.' })
    input: StartUploadsInput,
  ): Promise<StartUploadsPayload> {
    return { documents: await startUploads(context, input) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => DeleteDocumentPayload, {
    description:
      'Deletes an own document of an open case. Nobody can open it any more; the history keeps a line.',
  })
  async deleteDocument(
    @Ctx() context: RequestContext,
    @IdOf('document') id: string,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<DeleteDocumentPayload> {
    return { deletedId: id, case: await deleteDocument(context, id, clientKey) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => RequestDocumentsPayload, {
    description:
      'Asks the client of a case that was taken on and is open for documents. The client is notified.',
  })
  async requestDocuments(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestDocumentsInput, { description: 'The case, and what is needed.' })
    input: RequestDocumentsInput,
  ): Promise<RequestDocumentsPayload> {
    return { documentRequests: await requestDocuments(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => SetDocumentRequestPayload, {
    description: 'Takes a request for a document back, or opens it again, as long as no document answers it.',
  })
  async setDocumentRequest(
    @Ctx() context: RequestContext,
    @IdOf('request') id: string,
    @Arg('state', () => DocumentRequestState, { description: 'OPEN or WITHDRAWN.' })
    state: DocumentRequestState,
  ): Promise<SetDocumentRequestPayload> {
    return { documentRequest: await setDocumentRequest(context, id, state) };
  }

  @FieldResolver(() => [CaseDocumentType], {
    description: 'The stored documents that answer it, oldest first.',
  })
  async documents(
    @Ctx() context: RequestContext,
    @Root() { id }: DocumentRequest,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<CaseDocumentType[]> {
    return documentsOfRequests(context, readPageRequest(args)).load(id);
  }
}

@Resolver(() => CaseRoomType)
export class CaseRoomDocumentsResolver {
  @FieldResolver(() => CaseDocumentPage, { description: 'The documents of the case, newest first.' })
  async documents(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRoomType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<CaseDocumentPage> {
    return loadDocuments(context, caseId, readPageRequest(args));
  }

  @FieldResolver(() => [DocumentRequest], {
    description: 'What the lawyer has asked for: open ones first, then the latest.',
  })
  async documentRequests(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRoomType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<DocumentRequest[]> {
    return requestsOfCases(context, readPageRequest(args)).load(caseId);
  }

  @FieldResolver(() => GraphQLSafeInt, {
    description: 'Bytes of the documents that are stored or on their way, of at most 524,288,000.',
  })
  async usedBytes(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomType): Promise<number> {
    return (await documentCounts(context).load(caseId)).usedBytes;
  }
}

@Resolver(() => CaseType)
export class CaseWantedDocumentsResolver {
  @FieldResolver(() => Int, {
    description: 'Documents that the lawyer has asked for and that have not come; 0 in a closed case.',
  })
  async documentsWanted(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<number> {
    return (await wantedOfCases(context).load(id))?.wanted ?? 0;
  }
}

@Resolver(() => CaseCounts)
export class CaseCountsDocumentsResolver {
  @FieldResolver(() => Int, { description: 'Not closed, with documents that the lawyer waits for.' })
  async documentsWanted(@Ctx() context: RequestContext): Promise<number> {
    return (await casesWithWanted(context)).count;
  }

  @FieldResolver(() => ID, nullable('Id of the case of `documentsWanted`; null for none and for several.'))
  async documentsCaseId(@Ctx() context: RequestContext): Promise<string | null> {
    return (await casesWithWanted(context)).caseId;
  }
}

@Resolver(() => CaseRecordType)
export class CaseRecordDocumentsResolver {
  @FieldResolver(() => Int, { description: 'How many documents there are.' })
  async documents(@Ctx() context: RequestContext, @Root() { caseId }: CaseRecordType): Promise<number> {
    return (await documentCounts(context).load(caseId)).documents;
  }
}

@Resolver(() => CaseAccess)
export class CaseAccessDocumentResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the document that was opened; null for the other kinds. For the client and the lawyer.',
  })
  async documentName(
    @Ctx() context: RequestContext,
    @Root() { documentId }: CaseAccess,
  ): Promise<string | null> {
    return documentId === null ? null : documentNames(context).load(documentId);
  }
}

/** Closed to admins. */
@Resolver(() => CaseEventType)
export class CaseEventDocumentResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(
    () => CaseDocumentType,
    nullable('The document that was added or deleted; null for other kinds. For the client and the lawyer.'),
  )
  async document(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<CaseDocumentType | null> {
    if (subjectId === null || !kind.startsWith('document-')) return null;
    return documentsById(context).load(subjectId);
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the document, or title of what was asked for; null for other kinds. For the client and the lawyer.',
  })
  async subjectName(@Ctx() context: RequestContext, @Root() event: CaseEventType): Promise<string | null> {
    const document = await this.document(context, event);
    return document?.name ?? (await this.documentRequest(context, event))?.title ?? null;
  }

  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(() => DocumentRequest, {
    nullable: true,
    description: 'What was asked for or received; null for other kinds. For the client and the lawyer.',
  })
  async documentRequest(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<DocumentRequest | null> {
    if (subjectId === null || !kind.startsWith('documents-')) return null;
    return requestsById(context).load(subjectId);
  }
}
