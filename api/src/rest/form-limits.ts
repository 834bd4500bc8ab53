import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { pictureLimits } from '@ainsathi/contract/limits';
import { AppError, invalidInput } from '../errors/app-error';

const KIBIBYTE = 1024;

/** The most of a body: JSON, and a form with everything in it. */
export const MAX_BODY_BYTES = 1024 * KIBIBYTE;
export const MAX_FORM_BYTES = 3.5 * 1024 * KIBIBYTE;

/** The parts of a form, for the parsers. */
export const FORM_PARTS = {
  fields: 80,
  // The longest text, that of a post, takes up to 200,000 bytes.
  fieldSize: 256 * KIBIBYTE,
  // One byte more than allowed: the parser fails when its limit is reached, and the validation has its own message.
  fileSize: pictureLimits.bytes + 1,
} as const;

class FormMeter extends Transform {
  private size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > MAX_FORM_BYTES) done(new AppError('PAYLOAD_TOO_LARGE'));
    else done(null, chunk);
  }
}

/** The body of a form, until it is larger than any form may be; then the stream fails, and the rest is read and dropped. */
export function measuredForm(request: IncomingMessage): Transform {
  const meter = new FormMeter();
  meter.on('error', () => {
    request.unpipe(meter);
    request.resume();
  });
  request.once('close', () => {
    if (!request.complete) meter.destroy();
  });
  return request.pipe(meter);
}

const NOT_UTF8 = { field: 'body', message: 'The text is not valid UTF-8' };

/** @throws AppError BAD_USER_INPUT for bytes that are no UTF-8, which would be stored as other characters. */
export function requireUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw invalidInput(NOT_UTF8);
}

/** The same for a field of a form, which the parser has decoded: it put U+FFFD where it could not. */
export function requireDecoded(text: string): void {
  if (text.includes('\uFFFD')) throw invalidInput(NOT_UTF8);
}
