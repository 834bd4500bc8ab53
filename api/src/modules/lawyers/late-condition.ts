/** SQL for a request that has waited for 48 hours; `request` is the alias of `cases`. */
export function isLate(request: string): string {
  return `(${request}.status = 'pending' and ${request}.withdrawn_at is null and not ${request}.is_own
    and ${request}.created_at < now() - interval '48 hours')`;
}
