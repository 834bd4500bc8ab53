import { IsObject } from 'class-validator';
import { RequiredText } from '../../../../validation/text';

/** The name of a new passkey, and what the browser has made. */
export class PasskeyInput {
  @RequiredText({ label: 'Name', max: 60 })
  name: string;

  /** What it says is checked with its key. */
  @IsObject({ message: 'Response must be an object' })
  response: object;
}
