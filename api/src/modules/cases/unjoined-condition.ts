/** SQL for an own case whose client has not joined: visible to its lawyer alone. `legalCase` is the alias of `cases`. */
export function whereUnjoined(legalCase: string): string {
  return `(${legalCase}.is_own and ${legalCase}.joined_at is null)`;
}
