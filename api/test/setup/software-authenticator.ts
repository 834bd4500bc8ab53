import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a browser hands on of the request for a signature. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials: { id: string }[];
}

/** What a browser hands on of the request for a new passkey. */
export interface CreationOptions {
  challenge: string;
  rp: { id: string };
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** The part of CBOR that keys and attestations without a statement need. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const NEW_KEY = 64;

/** How an authenticator misbehaves; by default it does not. */
export interface Misbehaviour {
  origin?: string;
  unverified?: boolean;
}

/** A passkey of ES256 with its browser, as far as the API sees them. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  /** Raised before each signature; stays 0 for one that does not count. */
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(domain: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), counter, credential]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    return encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  }

  private answer(response: Record<string, Buffer>): object {
    const id = this.id.toString('base64url');
    const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...Object.fromEntries(texts), transports: ['internal', 'telepathy'] },
    };
  }

  /** Makes the passkey, as `navigator.credentials.create` does. */
  create({ challenge, rp }: CreationOptions, { origin, unverified }: Misbehaviour = {}): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const flags = NEW_KEY | USER_PRESENT | (unverified ? 0 : USER_VERIFIED);
    const attestationObject = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.authenticatorData(rp.id, flags, credential)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, origin),
      attestationObject,
    });
  }

  /** Signs, as `navigator.credentials.get` does. */
  sign({ challenge, rpId }: RequestOptions, { origin, unverified }: Misbehaviour = {}): object {
    if (this.counts) this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge, origin);
    const authenticatorData = this.authenticatorData(rpId, USER_PRESENT | (unverified ? 0 : USER_VERIFIED));
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.privateKey);
    return this.answer({ clientDataJSON, authenticatorData, signature });
  }
}
