const DAY = 24 * 60 * 60_000;
const DHAKA_AHEAD = 6 * 60 * 60_000;

/** A day so many days from today in Dhaka: as it is stored, and as sentences say it. */
export function dayFromToday(days: number): { iso: string; long: string } {
  const moment = new Date(Date.now() + DHAKA_AHEAD + days * DAY);
  return {
    iso: moment.toISOString().slice(0, 10),
    long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment),
  };
}
