/** The names of gaps: `count` of `At most {{count}} files at once`. */
export type GapsOf<Text> = Text extends `${string}{{${infer Gap}}}${infer Rest}` ? Gap | GapsOf<Rest> : never;

type SameGaps<English, Bangla> = [GapsOf<English>] extends [GapsOf<Bangla>]
  ? [GapsOf<Bangla>] extends [GapsOf<English>]
    ? Bangla
    : never
  : never;

/** Bangla sentences by English sentence; differing gaps do not compile. */
export function inBangla<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts & { [English in keyof Texts]: SameGaps<English, Texts[English]> },
): Texts {
  return texts;
}
