import { longest } from '@ainsathi/contract/limits';
import { Allow, IsEnum, IsIn, IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { RequiredText } from '../../validation/text';
import { ComplaintCategory, ComplaintOutcome } from './complaint.entity';

export class ComplaintTextInput {
  @RequiredText({ label: 'Message', max: longest.complaint, multiline: true })
  body: string;
}

@InputType({ description: 'A complaint about the other side of a case, or about a listed lawyer.' })
export class ComplaintInput {
  @IsUUID('all', { message: 'The key is a UUID' })
  @Field(() => ID, {
    description: 'A UUID that the client app chooses; sending the same one again makes no second complaint.',
  })
  complaintKey: string;

  @Allow()
  @Field(() => ID, nullable('Id of the case whose other side it is about; null with `lawyerId`.'))
  caseId?: string | null;

  @Allow()
  @Field(() => ID, nullable('Id of the lawyer it is about; null with `caseId`.'))
  lawyerId?: string | null;

  @IsEnum(ComplaintCategory)
  @Field(() => ComplaintCategory, {
    description: 'What it is about; MONEY only of a case with a fee or a payment.',
  })
  category: ComplaintCategory;

  @RequiredText({ label: 'Message', max: longest.complaint, multiline: true })
  @Field({ description: 'What is wrong, 1 to 4,000 characters. Staff read it, the other side never does.' })
  body: string;
}

export class ReplyInput extends ComplaintTextInput {
  @Allow()
  read?: string | null;
}

export class ClosingInput extends ReplyInput {
  @IsIn([ComplaintOutcome.SETTLED, ComplaintOutcome.UPHELD, ComplaintOutcome.NOT_UPHELD], {
    message: 'Only the complainant withdraws a complaint',
  })
  outcome: ComplaintOutcome;
}

export class NoteInput {
  @RequiredText({ label: ['Note', 'নোট'], max: longest.note, multiline: true })
  body: string;
}
