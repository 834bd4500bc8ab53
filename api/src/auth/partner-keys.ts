import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { partnerRequests } from '../platform/metrics';

const HEADER = 'x-partner-key';

const FORMAT = /^[\w-]{43}$/;
const MOST_REMEMBERED = 1_000;
/** A revoked key works until then. */
const REMEMBERED_MILLISECONDS = 30_000;

export interface Partner {
  id: string;
  name: string;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Keys of partner apps that read the directory: they grant no access, only a separate limit. */
export class PartnerKeys {
  private readonly known: LRUCache<string, { partner: Partner | null }>;

  constructor(private readonly dataSource: DataSource) {
    this.known = new LRUCache({
      max: MOST_REMEMBERED,
      ttl: REMEMBERED_MILLISECONDS,
      fetchMethod: async (key) => ({ partner: await this.find(key) }),
    });
  }

  /** Whether a request has a well-formed key that is not in memory. */
  isUnknown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const key = headers[HEADER];
    return typeof key === 'string' && FORMAT.test(key) && !this.known.has(key);
  }

  /** Null without a key, undefined for an invalid key. */
  async partnerOf({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Partner | null | undefined> {
    const key = headers[HEADER];
    if (key === undefined) return null;
    const found = typeof key === 'string' && FORMAT.test(key) ? await this.known.fetch(key) : undefined;
    if (!found?.partner) return undefined;
    partnerRequests.inc({ partner: found.partner.name });
    return found.partner;
  }

  private async find(key: string): Promise<Partner | null> {
    const [partner] = await this.dataSource.query<Partner[]>(
      'select id, name from partner_keys where key_hash = $1',
      [hashOf(key)],
    );
    return partner ?? null;
  }
}

/** Returns the new key, which is not stored; null if the partner exists. */
export async function addPartner(
  dataSource: DataSource,
  name: string,
  email: string,
): Promise<string | null> {
  const key = randomBytes(32).toString('base64url');
  const rows: unknown[] = await dataSource.query(
    `insert into partner_keys (name, email, key_hash) values ($1, $2, $3) on conflict (name) do nothing returning 1`,
    [name, email, hashOf(key)],
  );
  return rows.length > 0 ? key : null;
}

export async function removePartner(dataSource: DataSource, name: string): Promise<boolean> {
  const statement = 'delete from partner_keys where name = $1';
  const [, count] = await dataSource.query<[unknown, number]>(statement, [name]);
  return count > 0;
}

export async function listPartners(dataSource: DataSource): Promise<(Partner & { email: string })[]> {
  return dataSource.query('select id, name, email from partner_keys order by name');
}
