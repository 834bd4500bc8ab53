import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import { Identified } from '../../db/identified';
import { nullable, PageOf, ResultOf } from '../../graphql/fields';
import { ComplaintCategory, ComplaintOutcome, ComplaintSide, ComplaintState } from './complaint.entity';

@ObjectType({ description: 'A person of a complaint. For staff.' })
export class ComplaintPerson extends Identified {
  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, nullable('Full name in Bangla; null for a client, and where a lawyer gives none.'))
  nameBangla: string | null;

  @Field(() => Role, { description: 'Client or lawyer.' })
  role: Role;
}

@ObjectType('ComplaintMessage', { description: 'What was written in a complaint.' })
export class ComplaintMessageType extends Identified {
  @Field(() => ComplaintSide, { description: 'Who wrote it.' })
  side: ComplaintSide;

  @Field({ description: 'The text, 1 to 4,000 characters.' })
  body: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written, UTC.' })
  createdAt: Date;
}

@ObjectType('Complaint', { description: 'A complaint, for its complainant and for staff.' })
export class ComplaintType extends Identified {
  @Field(() => ComplaintCategory, { description: 'What it is about.' })
  category: ComplaintCategory;

  @Field(() => ComplaintState, { description: 'Whose turn it is.' })
  state: ComplaintState;

  @Field(() => ComplaintOutcome, nullable('How it ended; null while it is open.'))
  outcome: ComplaintOutcome | null;

  @Field(() => ID, nullable('Id of the case; null for none, and for one that the reader may not see.'))
  caseId: string | null;

  @Field(() => String, nullable('Title of the case; null as `caseId`.'))
  caseTitle: string | null;

  @Field(() => String, nullable('Name of the lawyer it is about; null for a client, and once deleted.'))
  lawyerName: string | null;

  @Field(() => String, nullable('The same in Bangla; null where the lawyer gives none.'))
  lawyerNameBangla: string | null;

  @Field({ description: 'Whether its complainant can write: it is open, or can be reopened.' })
  writable: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When something was last written or its state changed, UTC.' })
  changedAt: Date;

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Field(() => ComplaintPerson, nullable('Who complains; null once the account is deleted. For staff.'))
  complainant: ComplaintPerson | null;

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Field(() => ComplaintPerson, nullable('Whom it is about; null once the account is deleted. For staff.'))
  about: ComplaintPerson | null;

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Field(() => ID, nullable('Id of the colleague who has it; null while nobody has. For staff.'))
  holderId: string | null;

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Field(() => String, nullable('Name of the colleague who has it. For staff.'))
  holderName: string | null;
}

@ObjectType({ description: 'A page of complaints.' })
export class ComplaintPage extends PageOf(ComplaintType) {}

@ObjectType({ description: 'Result of a change of a complaint.' })
export class ComplaintPayload extends ResultOf('complaint', ComplaintType, 'The complaint, as it is now.') {}

@ObjectType({
  description: 'A note of the staff. Only staff see it; the person gets it in the copy of their data.',
})
export class Note extends Identified {
  @Field({ description: 'The text, 1 to 2,000 characters.' })
  body: string;

  @Field(() => String, nullable('Name of the colleague; null once the account is deleted.'))
  authorName: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written, UTC.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of notes.' })
export class NotePage extends PageOf(Note) {}

@ObjectType({ description: 'Result of `addNote`.' })
export class NotePayload extends ResultOf('note', Note, 'The note.') {}

@ObjectType({ description: 'Complaints about a person with one outcome.' })
export class ComplaintCount {
  @Field(() => ComplaintOutcome, nullable('How they ended; null for open ones.'))
  outcome: ComplaintOutcome | null;

  @Field(() => Int, { description: 'How many, at least 1.' })
  count: number;
}

@ObjectType({ description: 'State of an account. For staff.' })
export class AccountStanding {
  @Field({ description: 'Whether signing in takes a second factor.' })
  hasSecondFactor: boolean;

  @Field(() => GraphQLDateTime, nullable('When a known browser was last used, UTC; null for none.'))
  lastSeenAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('When the account is deleted at its owner’s request, UTC.'))
  deletionDueAt: Date | null;

  @Field(() => [ComplaintCount], { description: 'Complaints about the person, by outcome.' })
  complaints: ComplaintCount[];
}
