import { Field } from 'type-graphql';
import { type JsonSchema, withOptional } from '../../../rest/openapi/json-schema';

const DESCRIPTION =
  'The email that the staff has asked for and that waits, for the present address or a second member of the staff; null where none does.';

/** The pending email, in the results of edits by staff. */
export function PendingEmailField(): PropertyDecorator & MethodDecorator {
  return Field(() => String, { nullable: true, description: DESCRIPTION });
}

export function withPendingEmailSchema(schema: JsonSchema): JsonSchema {
  const pendingEmail = { type: ['string', 'null'], description: DESCRIPTION };
  return { ...withOptional(schema, { pendingEmail }), title: `Edited${schema.title}` };
}
