import { dayNumberInDhaka } from '../validation/dhaka-day';

/** What visitors see, apart by the tables that it comes from. */
export const publicSubjects = ['lawyers', 'blogs', 'reviews'] as const;

/** A part of the public data; a change of it empties the responses that show it. */
export type PublicSubject = (typeof publicSubjects)[number];

/** An article shows its author, with name, picture and practice areas. */
export const BLOG_SUBJECTS: readonly PublicSubject[] = ['lawyers', 'blogs'];

const SUBJECT_OF_TABLE: ReadonlyMap<string, PublicSubject> = new Map([
  ['accounts', 'lawyers'],
  ['lawyer_profiles', 'lawyers'],
  ['lawyer_practice_areas', 'lawyers'],
  ['education', 'lawyers'],
  ['blogs', 'blogs'],
  ['reviews', 'reviews'],
]);

/** The same subjects in one order, each once. */
export function sortedSubjects(subjects: Iterable<PublicSubject>): readonly PublicSubject[] {
  const all = new Set(subjects);
  return publicSubjects.filter((subject) => all.has(subject));
}

/**
 * How often each subject has changed. A cache key that contains it is never asked for again after a change, so that a
 * response that was begun before the change may be stored after it; the cache drops such entries by their age and use.
 */
export class SubjectVersions {
  private readonly versions = new Map<PublicSubject, number>();
  private everything = 0;

  /** A change of a table; for null and an unknown table, of everything. */
  changed(table: string | null): void {
    const subject = table === null ? undefined : SUBJECT_OF_TABLE.get(table);
    if (subject) this.versions.set(subject, this.versionOf(subject) + 1);
    else this.everything += 1;
  }

  /** The cache key, for now, of a response that shows these subjects; the order of the lawyers changes with the day. */
  keyOf(key: string, subjects: readonly PublicSubject[]): string {
    return [
      dayNumberInDhaka(Date.now()),
      this.everything,
      ...subjects.map((subject) => this.versionOf(subject)),
      key,
    ].join(' ');
  }

  private versionOf(subject: PublicSubject): number {
    return this.versions.get(subject) ?? 0;
  }
}
