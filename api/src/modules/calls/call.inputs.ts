import { Allow, IsString, IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredText } from '../../validation/text';

const WINDOW = { message: 'A window is a UUID' } as const;
const MOST_CHARACTERS = 16_384;

@InputType({ description: 'By which page one joins the call of a case.' })
export class JoinCallInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @IsUUID(undefined, WINDOW)
  @Field(() => ID, { description: 'A UUID that the page chooses for itself.' })
  windowId: string;

  @Allow()
  @Field({ defaultValue: false, description: 'True to call the other person where there is no call.' })
  call: boolean;
}

@InputType({ description: 'What one browser of a call tells the other.' })
export class CallSignalInput {
  @IsString({ message: 'Call is required' })
  @Field(() => ID, { description: 'Id of the call.' })
  id: string;

  @IsUUID(undefined, WINDOW)
  @Field(() => ID, { description: 'The own window.' })
  windowId: string;

  @IsUUID(undefined, WINDOW)
  @Field(() => ID, { description: 'The window of the other person.' })
  toWindowId: string;

  @RequiredText({ label: ['Signal', 'কলের সংকেত'], max: MOST_CHARACTERS, verbatim: true })
  @Field({
    description:
      'A description or candidates of WebRTC, at most 16,384 characters; the server does not read it.',
  })
  payload: string;
}
