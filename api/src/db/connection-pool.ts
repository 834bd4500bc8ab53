import { Pool, type PoolClient } from 'pg';
import { asConnectionError } from './connection-error';

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** The driver's pool, with a class for the failure to get a connection. */
export class ConnectionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (!callback)
      return super.connect().catch((error: unknown) => {
        throw asConnectionError(error);
      });
    super.connect((error, client, release) =>
      callback(error && (asConnectionError(error) as Error), client, release),
    );
    return undefined;
  }
}
