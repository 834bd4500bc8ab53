import { dayNumberInDhaka } from '../validation/dhaka-day';

/** Public data, divided by its tables. */
export const publicSubjects = ['lawyers', 'blogs', 'reviews'] as const;

/** A change invalidates the responses that show the subject. */
export type PublicSubject = (typeof publicSubjects)[number];

/** A post shows its author's name, picture and practice areas. */
export const BLOG_SUBJECTS: readonly PublicSubject[] = ['lawyers', 'blogs'];

const SUBJECT_OF_TABLE: ReadonlyMap<string, PublicSubject> = new Map([
  ['accounts', 'lawyers'],
  ['lawyer_profiles', 'lawyers'],
  ['lawyer_practice_areas', 'lawyers'],
  ['education', 'lawyers'],
  ['client_reviews', 'lawyers'],
  ['blogs', 'blogs'],
  ['reviews', 'reviews'],
]);

/** Unique, in a fixed order. */
export function sortedSubjects(subjects: Iterable<PublicSubject>): readonly PublicSubject[] {
  const all = new Set(subjects);
  return publicSubjects.filter((subject) => all.has(subject));
}

/**
 * How often each subject has changed. Cache keys include it, so that a key is never requested again after a change, even if a
 * response from before the change is stored later; the cache drops such entries by age and use.
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

  /** The present cache key of a response with these subjects; the day is part of it, because the order of lawyers changes daily. */
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
