import type { ClientConfig } from 'pg';
import { QueryTimeoutClient } from './query-timeout-client';

const STARTS = /^\s*(start transaction|begin)\b/i;
const ENDS = /^\s*(commit|rollback)\s*;?\s*$/i;

type Query = (...parameters: unknown[]) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;

/** What each transaction sets for itself, because the server's connection belongs to somebody else afterwards. */
export interface TransactionSettings {
  readOnly: boolean;
  settings: Readonly<Record<string, string>>;
}

function textOf(parameters: readonly unknown[]): string {
  const [query] = parameters;
  if (typeof query === 'string') return query;
  return (query as { text?: string } | undefined)?.text ?? '';
}

/**
 * A client for a pooler in transaction mode, which hands the server's connection to others between transactions: every
 * statement runs in a transaction that begins with the settings, in the same message as BEGIN.
 */
export function transactionSettingsClient({ readOnly, settings }: TransactionSettings) {
  const locals = Object.entries(settings).map(([name, value]) => `; set local ${name} = '${value}'`);
  const prologue = (readOnly ? '; set transaction read only' : '') + locals.join('');

  return class TransactionSettingsClient extends QueryTimeoutClient {
    /** Statements outside a transaction of the caller run one after the other. */
    private last: Promise<unknown> = Promise.resolve();
    private isInTransaction = false;

    constructor(config?: string | ClientConfig) {
      super(config);
      const send = this.query.bind(this) as Query;
      const dispatch = (parameters: unknown[]): Promise<unknown> => {
        const text = textOf(parameters);
        if (this.isInTransaction) {
          if (ENDS.test(text)) this.isInTransaction = false;
          return send(...parameters);
        }
        if (!STARTS.test(text)) return this.wrap(send, parameters);
        this.isInTransaction = true;
        return send(text + prologue).catch((error: unknown) => {
          this.isInTransaction = false;
          throw error;
        });
      };
      // One signature stands for the driver's many overloads: the parameters are passed on as they are.
      this.query = ((...parameters: unknown[]) => {
        const callback = parameters.at(-1);
        if (typeof callback !== 'function') return dispatch(parameters);
        dispatch(parameters.slice(0, -1)).then(
          (result) => (callback as Callback)(null, result),
          (error: unknown) => (callback as Callback)(error),
        );
        return undefined;
      }) as QueryTimeoutClient['query'];
    }

    private wrap(send: Query, parameters: unknown[]): Promise<unknown> {
      const run = async (): Promise<unknown> => {
        await send(`begin${prologue}`);
        let result: unknown;
        try {
          result = await send(...parameters);
        } catch (error) {
          await send('rollback').catch(() => undefined);
          throw error;
        }
        await send('commit');
        return result;
      };
      const done = this.last.then(run);
      this.last = done.catch(() => undefined);
      return done;
    }
  };
}
