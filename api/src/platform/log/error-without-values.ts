const DEEPEST_CAUSE = 3;

/** Possible user input: quoted text, an email, a number of five digits or more, a token. */
const VALUES = [
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/gu,
  /[^\s@]+@[^\s@]+/gu,
  /\+?\p{Nd}(?:[\s-]?\p{Nd}){4,}/gu,
  /[\w-]{24,}(?:\.[\w-]+)*/gu,
];

export interface LoggedError {
  type: string;
  /** Every value is replaced by `…`. */
  message: string;
  code?: string;
  /** From errors of PostgreSQL. */
  table?: string;
  column?: string;
  constraint?: string;
  /** Without the message. */
  stack?: string;
  cause?: LoggedError;
}

function withoutValues(message: string): string {
  return VALUES.reduce((text, value) => text.replace(value, '…'), message);
}

function textOf(error: object, property: string): string | undefined {
  const value = (error as Record<string, unknown>)[property];
  return typeof value === 'string' ? value : undefined;
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Drops properties of libraries, such as a statement's parameters or the detail of a violated constraint. */
export function errorWithoutValues(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(typeof error === 'string' ? error : '') };
  const driverError = (error as { driverError?: unknown }).driverError;
  const source = driverError instanceof Error ? driverError : error;
  const about = Object.fromEntries(
    ['code', 'table', 'column', 'constraint'].flatMap((name) => {
      const value = textOf(source, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: withoutValues(source.message),
    ...about,
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(cause instanceof Error && depth < DEEPEST_CAUSE
      ? { cause: errorWithoutValues(cause, depth + 1) }
      : {}),
  };
}
