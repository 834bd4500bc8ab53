/** Moves an input left by its own padding, so that its text stays in place when a table row becomes a form; not in a card. */
export const outdent =
  '-ml-[11px] @max-[820px]/table-frame:ml-0 [&_input]:px-2.5 [&_input]:text-14 @max-[820px]/table-frame:[&_input]:text-16';
