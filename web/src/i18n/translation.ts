/**
 * A catalogue in another language: the keys of the English one with other texts, so that a key that is missing
 * or that English does not have does not compile.
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};
