import { quietAfterDays } from '@ainsathi/contract/limits';
import { closedStatuses } from './case.status';

/** The SQL condition under which a case, `legal_case`, is closed. */
export const CLOSED = `legal_case.status in (${closedStatuses.map((status) => `'${status}'`).join(', ')})`;

/**
 * The SQL condition under which a case is without news: taken on, not closed, and for long without anything of the lawyer.
 * `room` is its room; its index is by the time of the lawyer's last act.
 * @param now the expression of the present time.
 */
export function quietAt(now: string): string {
  return `legal_case.status <> 'pending' and not ${CLOSED}
  and room.lawyer_active_at <= ${now} - interval '${quietAfterDays} days'`;
}
