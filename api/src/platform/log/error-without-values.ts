const DEEPEST_CAUSE = 3;

/** What may be a value that somebody typed: quoted text, an email, a number of five digits or more, a token. */
const VALUES = [
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/gu,
  /[^\s@]+@[^\s@]+/gu,
  /\+?\p{Nd}(?:[\s-]?\p{Nd}){4,}/gu,
  /[\w-]{24,}(?:\.[\w-]+)*/gu,
];

export interface LoggedError {
  type: string;
  /** The message with every value replaced by `…`. */
  message: string;
  code?: string;
  /** Of errors of PostgreSQL: what they are about. */
  table?: string;
  column?: string;
  constraint?: string;
  /** Where it was thrown, without the message. */
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

/**
 * An error for the log: its type, code, place and message, but no value that somebody typed or stored. Properties that
 * libraries add, such as parameters of a statement or the detail of a violated constraint, do not pass.
 */
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
