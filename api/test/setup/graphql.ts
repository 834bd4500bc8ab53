import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './generated/schema';

/** A document of the API, whose data and variables are typed from its schema; fragments are its second argument. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    DateTime: string;
    Date: string;
    Upload: File | null;
    ID: string;
    JSONObject: object;
    SafeInt: number;
  };
}>();

/** An enumeration or an input of the schema. */
export type TypeOf<Name extends string> = ReturnType<typeof graphql.scalar<Name>>;

/** Values of an input that a test changes, wrong values too. */
export type Changes<Input> = { [Name in keyof Input]?: unknown };
