import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Always destroys the stream. Clients may disconnect; a failing store is an error. */
export async function sendStream(response: ServerResponse, body: Readable): Promise<void> {
  try {
    // A pipeline into a closed response would leave the stream open.
    if (!response.destroyed) await pipeline(body, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    body.destroy();
  }
}
