/** The name of a lawyer in both scripts, as far as there is one. */
export function bothNames(name: string, nameBangla: string | null): string {
  return nameBangla ? `${name} · ${nameBangla}` : name;
}
