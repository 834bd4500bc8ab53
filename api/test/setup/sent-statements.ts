import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from 'pg';

/** Rings of what was written before go out within milliseconds, and belong to no task. */
const RING_MILLISECONDS = 30;

/** The statements that were sent to PostgreSQL, by all connections of this process. */
export interface SentStatements {
  executed: number;
  /** How many of them PostgreSQL had to parse and plan, because the connection had not prepared them before. */
  parsed: number;
}

// The driver's methods that write the messages; the types know only their events.
const messages = Connection.prototype as unknown as Record<'bind' | 'parse' | 'query', () => void>;

/** Counts the statements of a task. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatements> {
  await wait(RING_MILLISECONDS);
  const spies = {
    bind: jest.spyOn(messages, 'bind'),
    parse: jest.spyOn(messages, 'parse'),
    query: jest.spyOn(messages, 'query'),
  };
  try {
    await work();
    const simple = spies.query.mock.calls.length;
    return {
      executed: simple + spies.bind.mock.calls.length,
      parsed: simple + spies.parse.mock.calls.length,
    };
  } finally {
    for (const spy of Object.values(spies)) spy.mockRestore();
  }
}
