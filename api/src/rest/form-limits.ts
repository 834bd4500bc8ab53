import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { pictureLimits } from '@ainsathi/contract/limits';
import { AppError, invalidInput } from '../errors/app-error';
import { busyError } from '../platform/load';

const KIBIBYTE = 1024;

/** For JSON, and for a form with all its parts. */
export const MAX_BODY_BYTES = 1024 * KIBIBYTE;
const MAX_FORM_BYTES = 3.5 * 1024 * KIBIBYTE;

export const FORM_PARTS = {
  fields: 80,
  // The longest text, a post, takes up to 200,000 bytes.
  fieldSize: 256 * KIBIBYTE,
  // One byte more than allowed: the parser fails at its limit, and the validation has its own message.
  fileSize: pictureLimits.bytes + 1,
} as const;

/** For all running forms; parsers hold about twice of what they have received. */
const MAX_HELD_BYTES = 32 * 1024 * KIBIBYTE;

let heldBytes = 0;

const sizes = new WeakMap<IncomingMessage, FormSize>();

/** U+FFFD as bytes, or as an escape in JSON, in text read as Latin-1. */
const REPLACEMENT_CHARACTER = /\xEF\xBF\xBD|\\u[fF]{3}[dD]/g;
const REPLACEMENT_CHARACTER_LENGTH = 6;

/** The memory of a form until its response is sent. */
class FormSize {
  private size = 0;
  private lastBytes = '';
  /** How often the form itself contains U+FFFD. */
  replacementCharacters = 0;

  constructor(response: ServerResponse) {
    sizes.set(response.req, this);
    response.once('close', () => this.release());
  }

  private countReplacementCharacters(chunk: Buffer): void {
    const text = this.lastBytes + chunk.toString('latin1');
    const found = [...text.matchAll(REPLACEMENT_CHARACTER)];
    this.replacementCharacters += found.length;
    const last = found.at(-1);
    const rest = last ? text.slice(last.index + last[0].length) : text;
    this.lastBytes = rest.slice(1 - REPLACEMENT_CHARACTER_LENGTH);
  }

  /** The reason to refuse the form with this chunk, or null. */
  add(chunk: Buffer): AppError | null {
    const { length } = chunk;
    this.countReplacementCharacters(chunk);
    this.size += length;
    heldBytes += length;
    if (this.size > MAX_FORM_BYTES) return new AppError('PAYLOAD_TOO_LARGE');
    return heldBytes > MAX_HELD_BYTES ? busyError() : null;
  }

  /** Drops the received bytes of a refused form. */
  release(): void {
    heldBytes -= this.size;
    this.size = 0;
  }
}

class FormMeter extends Transform {
  constructor(private readonly size: FormSize) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const refusal = this.size.add(chunk);
    if (!refusal) {
      done(null, chunk);
      return;
    }
    this.size.release();
    done(refusal);
  }
}

/** If the form, or all forms together, become too large, the parser fails, and the rest is dropped. */
export function pipeForm(request: IncomingMessage, response: ServerResponse, parser: Writable): void {
  const size = new FormSize(response);
  const measure = (chunk: Buffer): void => {
    const refusal = parser.destroyed ? null : size.add(chunk);
    if (!refusal && !parser.destroyed) return;
    request.off('data', measure);
    request.unpipe(parser);
    size.release();
    if (refusal) parser.destroy(refusal);
  };
  request.on('data', measure);
  request.pipe(parser);
}

/** If the form becomes too large, the stream fails, and the rest is dropped. */
export function measuredForm(request: IncomingMessage, response: ServerResponse): Transform {
  const meter = new FormMeter(new FormSize(response));
  meter.on('error', () => {
    request.unpipe(meter);
    request.resume();
  });
  request.once('close', () => {
    if (!request.complete) meter.destroy();
  });
  return request.pipe(meter);
}

const NOT_UTF8 = { field: 'body', message: 'The text is not valid UTF-8' } as const;

/** @throws AppError BAD_USER_INPUT for invalid UTF-8, which would be stored as other characters. */
export function requireUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw invalidInput(NOT_UTF8);
}

/** For decoded fields, where the parser replaced invalid bytes by U+FFFD. */
export function requireDecoded(request: IncomingMessage, fields: unknown): void {
  const decoded = JSON.stringify(fields ?? null).split('\uFFFD').length - 1;
  if (decoded > (sizes.get(request)?.replacementCharacters ?? 0)) throw invalidInput(NOT_UTF8);
}
