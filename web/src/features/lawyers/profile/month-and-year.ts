const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Asia/Dhaka' });

/** "March 2025" in Asia/Dhaka, from an ISO time of the API. */
export function formatMonthAndYear(iso: string): string {
  return format.format(new Date(iso));
}
