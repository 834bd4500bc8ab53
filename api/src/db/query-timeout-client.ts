import { Client, type ClientConfig } from 'pg';
import { DatabaseConnectionError } from '../errors/database-error';
import { asConnectionError } from './connection-error';
import { renewConnections } from './connection-pool';

/** A write was sent to a server that only reads: a former primary server, or a replica before it is promoted. */
const READ_ONLY_TRANSACTION = '25006';

/**
 * A client that closes its connection when the server does not respond within `query_timeout`. The driver alone would
 * return the connection to the pool, where every later query would wait behind the pending one.
 */
export class QueryTimeoutClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const query: (...parameters: unknown[]) => unknown = this.query.bind(this);
    // One signature stands for the driver's many overloads: the parameters are passed on as they are.
    this.query = ((...parameters: unknown[]) => this.closeOnFailure(query(...parameters))) as Client['query'];
  }

  private closeOnFailure(result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    return result.catch((thrown: unknown) => {
      const error = asConnectionError(thrown);
      if (error instanceof DatabaseConnectionError) this.connection.stream.destroy();
      if ((error as { code?: unknown }).code === READ_ONLY_TRANSACTION) renewConnections();
      throw error;
    });
  }
}
