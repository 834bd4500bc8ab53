import { documentLimits, longest } from '@ainsathi/contract/limits';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ClientKeyField, nullable } from '../../graphql/fields';
import { OptionalText, RequiredText, says } from '../../validation/text';

const { atOnce, bytes } = documentLimits;

@InputType({ description: 'A file that is to be added to a case.' })
export class UploadInput {
  @IsUUID('all', { message: 'The key of a document is a UUID' })
  @Field(() => ID, {
    description:
      'A UUID that the client app chooses for this file. Beginning the same one again makes no second document.',
  })
  clientKey: string;

  @RequiredText({ label: 'Name', max: longest.fileName })
  @Field({
    description: 'Name of the file, 1 to 1,000 characters; stored with at most 200, its ending included.',
  })
  name: string;

  @Max(bytes, { message: 'A document has at most 20 MB' })
  @Min(1, { message: 'This file is empty' })
  @IsInt({ message: 'The size of a document is a number' })
  @Field(() => Int, { description: 'In bytes, 1 to 20,971,520: exactly as many are sent.' })
  size: number;
}

@InputType({ description: 'Files that are to be added to a case.' })
export class StartUploadsInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in client or lawyer.' })
  caseId: string;

  @ArrayMinSize(1, { message: 'Choose a file' })
  @ArrayMaxSize(atOnce, says(['At most {{count}} files at once', { count: atOnce }]))
  @ArrayUnique(({ clientKey }: UploadInput) => clientKey, { message: 'Each file needs a key of its own' })
  @ValidateNested({ each: true, message: 'Each file needs a key, a name and a size' })
  @Field(() => [UploadInput], { description: 'The files, 1 to 20.' })
  files: UploadInput[];

  @IsOptional()
  @IsString({ message: 'Request is required' })
  @Field(() => ID, nullable('Id of the request of the lawyer that they answer.'))
  requestId?: string | null;
}

@InputType({ description: 'A document that the client is asked for.' })
export class DocumentRequestInput {
  @RequiredText({ label: 'Title', max: longest.documentRequestTitle })
  @Field({ description: 'What is needed, 1 to 200 characters.' })
  title: string;

  @OptionalText({ label: 'Note', max: longest.documentRequestNote, multiline: true })
  @Field(() => String, nullable('More about it, at most 1,000 characters.'))
  note?: string | null;

  @IsOptional()
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, nullable('The day, in Dhaka, by which it is needed; today or later.'))
  dueOn?: Date | null;
}

@InputType({ description: 'Documents that the client of a case is asked for.' })
export class RequestDocumentsInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in lawyer.' })
  caseId: string;

  @ArrayMinSize(1, { message: 'Say which document you need' })
  @ArrayMaxSize(atOnce, says(['At most {{count}} documents at once', { count: atOnce }]))
  @ValidateNested({ each: true, message: 'Each document needs a title' })
  @Field(() => [DocumentRequestInput], { description: 'The documents, 1 to 20.' })
  items: DocumentRequestInput[];

  @ClientKeyField()
  clientKey?: string | null;
}
