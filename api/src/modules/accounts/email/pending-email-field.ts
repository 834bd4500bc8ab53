import { Field } from 'type-graphql';
import type { JsonSchema } from '../../../rest/openapi/json-schema';

const DESCRIPTION =
  'The email that the staff has asked for and that waits, for the present address or a second member of the staff; null where none does.';

/** The pending email, in the results of edits by staff. */
export function PendingEmailField(): PropertyDecorator & MethodDecorator {
  return Field(() => String, { nullable: true, description: DESCRIPTION });
}

export function withPendingEmailSchema(schema: JsonSchema): JsonSchema {
  const pendingEmail = { type: ['string', 'null'], description: DESCRIPTION };
  return { ...schema, title: `Edited${schema.title}`, properties: { ...schema.properties, pendingEmail } };
}
