import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** `npm run codegen` writes the types into `generated` beside the file; the call does nothing, and builds remove it. */
/* @__NO_SIDE_EFFECTS__ */
export function graphql(_source: string): void {
  // Only codegen reads the source.
}

/** Masked fragment data, for `readFragment` only. */
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
