import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicCacheSeconds } from '@ainsathi/contract/limits';
import { remember } from '@ainsathi/contract/remember';
import Negotiator from 'negotiator';

export const PUBLIC_CACHE_CONTROL = `public, max-age=${publicCacheSeconds}, stale-while-revalidate=${publicCacheSeconds * 2}`;

type Encoding = 'br' | 'gzip';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** For cached bytes: in Node's shared slabs a small body would retain its neighbours. */
const ownMemory = (size: number): Buffer => Buffer.allocUnsafeSlow(size);

/** Copies compressed bytes out of zlib's larger chunk. */
async function withoutChunk(compressed: Promise<Buffer>): Promise<Buffer> {
  const bytes = await compressed;
  const copy = ownMemory(bytes.length);
  bytes.copy(copy);
  return copy;
}

const brotli = (quality: number) => (bytes: Buffer) =>
  withoutChunk(brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
const gzipped = (level: number) => (bytes: Buffer) => withoutChunk(gzipOf(bytes, { level }));

/** Quick for the first request, which may be the only one; a fifth smaller for later requests. */
const COMPRESSORS = {
  br: { quick: brotli(1), small: brotli(5) },
  gzip: { quick: gzipped(1), small: gzipped(constants.Z_DEFAULT_LEVEL) },
};

/** The relative size of both compressed forms; a page of this site takes a third at most. */
const COMPRESSED_PART = 0.4;

/** A compressed form, with the suffix of its ETag. */
interface CompressedForm {
  suffix: string;
  bytes: Promise<Buffer>;
}

/** A cached body with its hash and compressed forms, each computed on first use. */
export class ResponseBody {
  private readonly forms: Partial<Record<Encoding, CompressedForm>> = {};
  private hash: string | undefined;

  readonly bytes: Buffer;

  constructor(text: string) {
    this.bytes = ownMemory(Buffer.byteLength(text));
    this.bytes.write(text);
  }

  /** In bytes, with all forms. */
  get size(): number {
    return Math.ceil(this.bytes.length * (1 + COMPRESSED_PART));
  }

  get tag(): string {
    return (this.hash ??= createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27));
  }

  compressed(encoding: Encoding): CompressedForm {
    const known = this.forms[encoding];
    const quick = `-${encoding}-quick`;
    if (known && known.suffix !== quick) return known;
    const compress = COMPRESSORS[encoding];
    return (this.forms[encoding] = known
      ? { suffix: `-${encoding}`, bytes: compress.small(this.bytes) }
      : { suffix: quick, bytes: compress.quick(this.bytes) });
  }
}

const ENCODINGS = ['br', 'gzip'] as const;

/** Browsers send only a few different headers. */
const bestEncoding = remember(100, (header): Encoding | null => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.find((one) => negotiator.encodings([one]).length > 0) ?? null;
});

function encodingFor({ headers }: IncomingMessage): Encoding | null {
  const header = headers['accept-encoding'];
  return typeof header === 'string' ? bestEncoding(header) : null;
}

/** Null without a matching ETag. Weak tags match: compressing proxies weaken ours. @param matches gets the quotes, too. */
export function heldTag({ headers }: IncomingMessage, matches: (tag: string) => boolean): string | null {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.find((tag) => tag === '*' || matches(tag)) ?? null;
}

/** A shorter body fits into one packet uncompressed. */
const LEAST_COMPRESSED_BYTES = 1_024;

/** Sends an accepted encoding, or 304. @param tagged whether the body has an ETag. */
export async function sendBody(response: ServerResponse, body: ResponseBody, tagged: boolean): Promise<void> {
  const { req: request } = response;
  const held = tagged ? heldTag(request, (tag) => tag.startsWith(`"${body.tag}`)) : null;
  if (held !== null) {
    response.removeHeader('Content-Type');
    response.setHeader('ETag', held === '*' ? `"${body.tag}"` : held);
    response.writeHead(304).end();
    return;
  }
  const encoding = body.bytes.length < LEAST_COMPRESSED_BYTES ? null : encodingFor(request);
  const form = encoding === null ? null : body.compressed(encoding);
  const bytes = form === null ? body.bytes : await form.bytes;
  if (tagged) response.setHeader('ETag', `"${body.tag}${form?.suffix ?? ''}"`);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
