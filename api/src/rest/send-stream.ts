import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a stream, and destroys it in any case. Clients that disconnect are normal; a store that fails midway is not. */
export async function sendStream(response: ServerResponse, body: Readable): Promise<void> {
  try {
    // A pipeline to a response that is closed already would leave the stream as it is.
    if (!response.destroyed) await pipeline(body, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    body.destroy();
  }
}
