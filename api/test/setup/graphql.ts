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
