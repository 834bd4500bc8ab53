export function bothNames(name: string, nameBangla: string | null): string {
  return nameBangla ? `${name} · ${nameBangla}` : name;
}
