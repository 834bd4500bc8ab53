import type { Language } from '@ainsathi/contract/languages';
import { IsEnum, IsOptional, IsString } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AccountLanguage } from '../accounts/account.types';
import { describeEnum, nullable, ResultOf } from '../../graphql/fields';

export enum PrivateFileKind {
  RECEIPT = 'receipt',
  DOCUMENT = 'document',
  LICENCE_PAPER = 'licence-paper',
}

/** The values are part of links. */
export enum Disposition {
  VIEW = 'view',
  DOWNLOAD = 'attachment',
}

describeEnum(PrivateFileKind, 'PrivateFileKind', 'What a private link opens.', {
  RECEIPT: 'The receipt of a confirmed payment, a PDF.',
  DOCUMENT: 'A document of a case; for its client and its lawyer, not for admins.',
  LICENCE_PAPER: 'A paper of a licence; for verifiers.',
});
describeEnum(Disposition, 'Disposition', 'What a browser does with a document.', {
  VIEW: 'Shows it.',
  DOWNLOAD: 'Saves it.',
});

@InputType({ description: 'A document that is to be opened.' })
export class PrivateLinkInput {
  @IsEnum(PrivateFileKind)
  @Field(() => PrivateFileKind, { description: 'What it is.' })
  kind: PrivateFileKind;

  @IsString()
  @Field(() => ID, { description: 'Id of the document or paper, or of the payment of the receipt.' })
  id: string;

  @IsEnum(Disposition)
  @Field(() => Disposition, {
    defaultValue: Disposition.VIEW,
    description: 'Whether it is shown or saved.',
  })
  disposition: Disposition;

  @IsOptional()
  @IsEnum(AccountLanguage)
  @Field(() => AccountLanguage, nullable('Language of the document; null for that of the account.'))
  language?: Language | null;
}

@ObjectType({
  description:
    'A link that opens a document for the signed-in user alone, in this session, with its bearer token or with the cookie of this answer.',
})
export class PrivateLink {
  @Field({ description: 'Path with its query, below the address of the product.' })
  path: string;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC: after 5 minutes.' })
  expiresAt: Date;
}

@ObjectType({ description: 'Result of `createPrivateLink`.' })
export class CreatePrivateLinkPayload extends ResultOf('link', PrivateLink, 'The link.') {}
