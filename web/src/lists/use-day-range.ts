import { useSearchParams } from 'react-router-dom';

/** A day such as 2026-11-29; null for anything else. */
function readDay(text: string | null): string | null {
  return text !== null && !Number.isNaN(Date.parse(text)) && dayBefore(text, 0) === text ? text : null;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The days in `from` and `to` of the URL; null for anything else. */
export function useDayRange(): { from: string | null; to: string | null } {
  const [present] = useSearchParams();
  return { from: readDay(present.get('from')), to: readDay(present.get('to')) };
}
