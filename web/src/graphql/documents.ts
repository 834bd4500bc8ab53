import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/**
 * Holds the operations and fragments of a file for `npm run codegen`, which writes their documents and types into the
 * folder `generated` beside it. The call itself does nothing, and builds leave it out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphql(_source: string): void {
  // Only codegen reads the source.
}

/** A fragment's data as queries and parents hold it: masked, for `readFragment` alone. */
export type FragmentType<Fragment> = GraphQLCodegenDataMasking.FragmentType<Fragment>;

export function readFragment<Fragment>(data: readonly FragmentType<Fragment>[]): readonly Fragment[];
export function readFragment<Fragment>(data: FragmentType<Fragment>): Fragment;
export function readFragment<Fragment>(
  data: FragmentType<Fragment> | null | undefined,
): Fragment | null | undefined;
export function readFragment(data: unknown): unknown {
  // Masking exists in the types only.
  return data;
}
