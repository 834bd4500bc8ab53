import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error';

/** Bytes as they pass, counted and hashed; more than were announced are an error. */
export class MeasuredBytes {
  size = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly announced: number) {}

  /** @throws AppError PAYLOAD_TOO_LARGE. */
  async *measure(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      this.size += chunk.length;
      if (this.size > this.announced) throw new AppError('PAYLOAD_TOO_LARGE');
      this.hash.update(chunk);
      yield chunk;
    }
  }

  /** Of all bytes; once they have passed. */
  sha256(): Buffer {
    return this.hash.digest();
  }
}
