/** Parameters of a query string that are there and say nothing. */
const EMPTY = /[?&](?:operationName=?|(?:variables|extensions)(?:=(?:null)?)?)(?:&|$)/;

/** A query string without parameters that say nothing: an empty name, variables or extensions that are empty or null. */
export function searchWithoutEmpty(search: string): string {
  if (!EMPTY.test(search)) return search;
  const parameters = new URLSearchParams(search);
  for (const [name, none] of [
    ['operationName', ['']],
    ['variables', ['', 'null']],
    ['extensions', ['', 'null']],
  ] as const) {
    const [value, ...others] = parameters.getAll(name);
    if (value !== undefined && others.length === 0 && none.some((text) => text === value))
      parameters.delete(name);
  }
  return `?${parameters.toString()}`;
}

/** Takes the empty names out of the operations of a body. */
export function dropEmptyNames(body: unknown): void {
  for (const operation of Array.isArray(body) ? (body as unknown[]) : [body])
    if (typeof operation === 'object' && operation !== null && 'operationName' in operation)
      if (operation.operationName === '') delete operation.operationName;
}
