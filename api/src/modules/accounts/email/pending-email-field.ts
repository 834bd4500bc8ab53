import { Field } from 'type-graphql';
import type { JsonSchema } from '../../../rest/openapi/json-schema';

const DESCRIPTION =
  'The email that the staff has asked for and that waits, for the present address or a second member of the staff; null where none does.';

/** The email that waits, in the results of edits by the staff. */
export function PendingEmailField(): PropertyDecorator & MethodDecorator {
  return Field(() => String, { nullable: true, description: DESCRIPTION });
}

/** The same in a response of REST; `schema` is that of the account or the lawyer. */
export function withPendingEmailSchema(schema: JsonSchema): JsonSchema {
  const pendingEmail = { type: ['string', 'null'], description: DESCRIPTION };
  return { ...schema, title: `Edited${schema.title}`, properties: { ...schema.properties, pendingEmail } };
}
