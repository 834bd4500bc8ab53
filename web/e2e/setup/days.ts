const day = 86_400_000;
const dhaka = 6 * 3_600_000;

/** A day so many days from now, in Dhaka: as a field takes it, and as a page says it. */
export function dayAhead(days: number) {
  const moment = new Date(Date.now() + dhaka + days * day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(moment);
  return {
    field: moment.toISOString().slice(0, 10),
    long: part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', ''),
    short: part({ day: 'numeric', month: 'short', year: 'numeric' }),
  };
}
