import { createHash } from 'node:crypto';
import { v5 as uuidFromName } from 'uuid';

// A random constant, which must not change: it determines every id.
const DEMO_NAMESPACE = '6f0f6c2e-5a1b-4d0e-9b53-0d5f6e1c7a42';

/** The identifier of a demo row: a version 5 UUID, the same at every start. */
export function demoId(kind: string, key: string): string {
  return uuidFromName(`${kind}/${key}`, DEMO_NAMESPACE);
}

/** A whole number from 0 to `below` - 1 that depends on the name only. */
export function stableNumber(name: string, below: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % below;
}
