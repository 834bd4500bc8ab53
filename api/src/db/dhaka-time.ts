/** SQL for a time in Dhaka, such as `2026-11-07 18:30`, for files that spreadsheets open. */
export function dhakaTime(expression: string): string {
  return `to_char(${expression} at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI')`;
}
