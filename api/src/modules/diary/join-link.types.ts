import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { nullable, ResultOf } from '../../graphql/fields';
import { CaseType } from '../cases/case.types';

@ObjectType({ description: 'A link by which a lawyer invites the client of a case; nothing of the case.' })
export class JoinLink {
  lawyerId: string;

  @Field({ description: 'Whether the signed-in client has accepted it and waits for the lawyer.' })
  isWaiting: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC.' })
  expiresAt: Date;
}

@ObjectType({ description: 'The open link of an own case, and who followed it. For its lawyer.' })
export class CaseJoin {
  @Field(() => ID, { description: 'Id of the link.' })
  id: string;

  caseId: string;

  @Field({ description: 'Whether somebody has followed the link and waits for the answer.' })
  isWaiting: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC: 14 days after it was made.' })
  expiresAt: Date;

  @Field(() => String, nullable('Name of who waits, as that person chose it; null while nobody does.'))
  name: string | null;

  @Field(() => String, nullable('Email of who waits; null for somebody who signs in by phone alone.'))
  email: string | null;

  @Field({ description: 'Whether who waits has opened a link that was mailed there.' })
  emailConfirmed: boolean;

  @Field(() => String, nullable('Phone number of who waits, in E.164 format.'))
  phone: string | null;

  @Field({ description: 'Whether who waits signs in by a code that was sent there.' })
  phoneConfirmed: boolean;

  @Field(() => Boolean, nullable('Whether it is the number that the lawyer noted; null where there is none.'))
  isNotedPhone: boolean | null;
}

@ObjectType({ description: 'Result of `createJoinLink`.' })
export class CreateJoinLinkPayload extends ResultOf('case', CaseType, 'The case.') {
  @Field({
    description:
      'The path with its secret after `#`, below the address of the product; it cannot be read again.',
  })
  path: string;
}

@ObjectType({ description: 'Result of `acceptJoinLink`.' })
export class AcceptJoinLinkPayload extends ResultOf(
  'joinLink',
  JoinLink,
  'The link, which waits for the lawyer.',
) {}

@ObjectType({ description: 'Result of `releaseClient`.' })
export class ReleaseClientPayload {
  @Field(() => CaseType, nullable('The case, for its lawyer; null for the client, who sees it no more.'))
  case: CaseType | null;
}
