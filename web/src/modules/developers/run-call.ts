import { cutText } from '@ainsathi/contract/cut-text';

export interface CallAnswer {
  status: number;
  milliseconds: number;
  /** Formatted JSON, truncated at `mostCharacters`. */
  text: string;
  length: number;
  firstLawyerId: string | null;
}

/** A longer response would make scrolling slow. */
const mostCharacters = 6_000;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function firstLawyerIdOf(value: unknown): string | null {
  const { data } = value as { data?: { lawyers?: { items?: { id?: unknown }[] } } };
  const id = data?.lawyers?.items?.[0]?.id;
  return typeof id === 'string' ? id : null;
}

export function readAnswer(body: string): Pick<CallAnswer, 'text' | 'length' | 'firstLawyerId'> {
  const value = parse(body);
  const isObject = typeof value === 'object' && value !== null;
  const whole = isObject ? JSON.stringify(value, null, 2) : body;
  return {
    text: cutText(whole, mostCharacters),
    length: whole.length,
    firstLawyerId: isObject ? firstLawyerIdOf(value) : null,
  };
}

/** Requests as a visitor. @throws TypeError without a response. */
export async function runCall(path: string): Promise<CallAnswer> {
  const start = performance.now();
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  const body = await response.text();
  const milliseconds = Math.round(performance.now() - start);
  return { status: response.status, milliseconds, ...readAnswer(body) };
}
