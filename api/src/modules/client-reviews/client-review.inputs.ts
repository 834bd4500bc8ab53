import { longest } from '@ainsathi/contract/limits';
import { OptionalText } from '../../validation/text';

/** Everybody reads it. */
export class ClientReviewInput {
  @OptionalText({ label: ['Line', 'লাইন'], max: longest.clientReview })
  line?: string | null;
}
