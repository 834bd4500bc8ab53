import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { Role } from '../../auth/role';
import { PageOf, describeEnum, nullable } from '../../graphql/fields';
import { DocumentState, DocumentType } from './document.entity';

describeEnum(DocumentType, 'DocumentType', 'What a document is, by its content.', {
  PDF: 'A PDF.',
  JPEG: 'A photo or picture.',
  PNG: 'A picture.',
  WEBP: 'A picture.',
  DOCX: 'A document of Word.',
  TEXT: 'Plain text.',
});
describeEnum(DocumentState, 'DocumentState', 'Whether a document can be opened.', {
  UPLOADING: 'Its bytes have not arrived, or are checked.',
  STORED: 'It can be opened.',
  DELETED: 'It was deleted; a line of it stays.',
});
@ObjectType('CaseDocument', { description: 'A file that the client or the lawyer of a case has added.' })
export class CaseDocumentType extends Identified {
  @Field({
    description: 'Name of the file, 1 to 200 characters, with the ending of its type once it is stored.',
  })
  name: string;

  @Field(() => Int, { description: 'In bytes; at most 20 MiB.' })
  size: number;

  @Field(
    () => Int,
    nullable(
      'Size in bytes of the small picture of a photo, at most 480 px wide and high: the link that shows the photo, with `&t=1`. Null without one.',
    ),
  )
  thumbnailSize: number | null;

  @Field(() => DocumentType, nullable('By its content; null until it is stored.'))
  type: DocumentType | null;

  @Field(() => DocumentState, { description: 'Whether it can be opened.' })
  state: DocumentState;

  @Field(() => Role, { description: 'Role of the person who added it.' })
  uploaderRole: Role;

  @Field(() => String, nullable('Name of the person who added it; null when the account was deleted.'))
  uploaderName: string | null;

  @Field(() => String, nullable('The same in Bangla; null for people without a name in Bangla.'))
  uploaderNameBangla: string | null;

  @Field(() => ID, nullable('Id of the request that it answers; null for others.'))
  requestId: string | null;

  @Field(() => ID, nullable('Id of the message with which it was sent; null for others.'))
  messageId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Path to which its bytes are sent with PUT and the bearer token, as they are, with their length; null for others and once they have arrived.',
  })
  uploadPath: string | null;

  @Field({ description: 'Whether the signed-in user may delete it now.' })
  deletable: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was begun, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, nullable('When it was stored, UTC; null before.'))
  storedAt: Date | null;
}

@ObjectType({ description: 'A page of the documents of a case.' })
export class CaseDocumentPage extends PageOf(CaseDocumentType) {}
