import { aheadFrom, isAhead } from '@ainsathi/contract/hearings-ahead';
import { now } from '../../../lib/now';

export function hasBegun(startsAt: string, at = now()): boolean {
  return Date.parse(startsAt) <= at;
}

/** Filters a case's ordered hearings without a result, next first, by the API's rule: an offline copy may be days old. */
export function hearingsAhead<Hearing extends { startsAt: string; result?: string | null }>(
  hearings: readonly Hearing[],
  at: Date,
): Hearing[] {
  const ahead = hearings.filter(({ startsAt, result }) => !result && isAhead(startsAt, at));
  const begun = ahead.filter(({ startsAt }) => hasBegun(startsAt, at.getTime()));
  const toCome = ahead[begun.length];
  const isToday = toCome && aheadFrom(new Date(toCome.startsAt)).getTime() === aheadFrom(at).getTime();
  const latest = begun.find(({ startsAt }) => startsAt === begun.at(-1)?.startsAt);
  const next = isToday ? toCome : (latest ?? toCome);
  return next ? [next, ...ahead.filter((hearing) => hearing !== next)] : [];
}
