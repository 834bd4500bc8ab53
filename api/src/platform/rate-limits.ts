import { createHmac, hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error';
import type { Sentence } from '../i18n/sentences';
import { MemoryLimiter, type Quota } from './memory-limiter';
import { type CountedNetwork, networksAround } from './network';
import { codeQuotas, MINUTE, QUOTAS, RATES } from './quotas';

type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'delete' | 'penalty' | 'reward'>;

/** Networks and accounts are shorter; a longer key contains a client's text and is hashed to save memory. */
const LONGEST_PLAIN_KEY = 64;

/**
 * In the database, keys are hashed, so that it holds no address or email. For an IPv6 network the networks around it count too;
 * the result is the share of the network that has consumed most.
 */
export class RateLimit {
  private readonly counters = new Map<number, Counter>();

  constructor(
    /** The name in `RateLimit-Policy`. */
    readonly name: string,
    readonly quota: Quota,
    private readonly createCounter: (quota: Quota) => Counter,
    /** Hashes keys; null for a limit in this process, because hashing is slower than counting. */
    private readonly secret: string | null,
  ) {}

  /** Rejects with a RateLimiterRes when not enough points are left. */
  consume(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.consume(hashed, points));
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.forEach(key, (counter, hashed) => counter.get(hashed));
  }

  delete(key: string): Promise<boolean> {
    return this.counterOf(1).delete(this.hash(key));
  }

  /** Never rejects. */
  penalty(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.penalty(hashed, points));
  }

  reward(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.reward(hashed, points));
  }

  private counterOf(times: number): Counter {
    const { points, duration } = this.quota;
    const known = this.counters.get(times);
    if (known) return known;
    const counter = this.createCounter({ points: points * times, duration });
    this.counters.set(times, counter);
    return counter;
  }

  /** The key itself comes first: a refused key takes nothing from its neighbours. */
  private forEach<Result extends RateLimiterRes | null>(
    key: string,
    act: (counter: Counter, hashed: string) => Promise<Result>,
  ): Promise<Result> {
    const first = act(this.counterOf(1), this.hash(key));
    const around = networksAround(key);
    return around.length > 1 ? this.withWider(first, around.slice(1), act) : first;
  }

  private async withWider<Result extends RateLimiterRes | null>(
    first: Promise<Result>,
    wider: readonly CountedNetwork[],
    act: (counter: Counter, hashed: string) => Promise<Result>,
  ): Promise<Result> {
    let most = await first;
    for (const { network, times } of wider) {
      const result = await act(this.counterOf(times), this.hash(network));
      if (result && result.consumedPoints > (most?.consumedPoints ?? 0) * times)
        most = shareOf(result, times) as Result;
    }
    return most;
  }

  private hash(key: string): string {
    if (this.secret === null && key.length <= LONGEST_PLAIN_KEY) return key;
    return hash('sha256', `${this.secret ?? ''} ${this.name} ${key}`, 'base64url');
  }
}

/** A network's share of the result of a wider network. */
function shareOf(
  { remainingPoints, msBeforeNext, consumedPoints }: RateLimiterRes,
  times: number,
): RateLimiterRes {
  return new RateLimiterRes(
    Math.floor(remainingPoints / times),
    msBeforeNext,
    Math.ceil(consumedPoints / times),
  );
}

type LimitName =
  keyof typeof QUOTAS | keyof typeof RATES | keyof ReturnType<typeof codeQuotas> | 'publicRequests';

export type Limits = Record<LimitName, RateLimit>;

export interface LimitOptions {
  /** Requests of visitors from a network in a minute. */
  publicRateLimit: number;
  smsPerDay: number;
  /** Hashes keys; the same in every process of an installation. */
  secret: string;
  /** Stores quotas; without it, as while the database is away, the process counts. */
  dataSource: DataSource | null;
}

const TABLE = 'rate_limits';

function quotaCounter(quota: Quota, dataSource: DataSource | null): Counter {
  const memory = new MemoryLimiter(quota);
  if (!dataSource) return memory;
  return new RateLimiterPostgres({
    ...quota,
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: '',
    // A refused key stays refused in memory until it expires, so that a flood causes no writes.
    inMemoryBlockOnConsumed: quota.points + 1,
    insuranceLimiter: memory,
  });
}

export function createLimits({ publicRateLimit, smsPerDay, secret, dataSource }: LimitOptions): Limits {
  const key = createHmac('sha256', secret).update('keys of rate limits').digest('base64url');
  const rates = { ...RATES, publicRequests: { points: publicRateLimit, duration: MINUTE } };
  const inDatabase = (quota: Quota): Counter => quotaCounter(quota, dataSource);
  const inMemory = (quota: Quota): Counter => new MemoryLimiter(quota);
  const limits = [
    ...Object.entries({ ...QUOTAS, ...codeQuotas(smsPerDay) }).map(
      ([name, quota]) => new RateLimit(name, quota, inDatabase, key),
    ),
    ...Object.entries(rates).map(([name, quota]) => new RateLimit(name, quota, inMemory, null)),
  ].map((limit) => [limit.name, limit] as const);
  return Object.fromEntries(limits) as Limits;
}

function secondsUntilNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** @throws AppError RATE_LIMITED with the seconds to wait when not enough points are left. */
export async function consumeLimit(
  limit: RateLimit,
  key: string,
  message?: Sentence,
  points = 1,
): Promise<RateLimiterRes> {
  try {
    return await limit.consume(key, points);
  } catch (rejection) {
    throw refusalOf(rejection, message);
  }
}

/** Converts an exhausted limit; other errors stay. */
export function refusalOf(rejection: unknown, message?: Sentence): unknown {
  if (!(rejection instanceof RateLimiterRes)) return rejection;
  return new AppError('RATE_LIMITED', {
    ...(message ? { message } : {}),
    retryAfter: secondsUntilNext(rejection),
  });
}

/** A visitor's request counts 1, or 20 for an uncached page, sitemap, feed or shared picture. */
export const MORE_POINTS_OF_COMPUTING = 19;

export interface CountedContext {
  platform: { limits: Limits };
  network: string;
  thisMachine: boolean;
  viewer: { id: string } | null;
  /** A partner app without an account. */
  partner?: { id: string } | null;
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
function setLimitHeaders(response: ServerResponse, { name, quota }: RateLimit, result: RateLimiterRes): void {
  // A page may be rendered again after the cached page was sent.
  if (response.headersSent) return;
  const policy = `"${name}"`;
  response.setHeader('RateLimit-Policy', `${policy};q=${quota.points};w=${quota.duration}`);
  response.setHeader('RateLimit', `${policy};r=${result.remainingPoints};t=${secondsUntilNext(result)}`);
}

/**
 * Counts requests, or operations of a batch, and sends the remaining points. Exempts requests from this machine: they come from
 * the operator, or from a proxy that `TRUST_PROXY` does not name, where all clients would share one limit.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function countRequests(
  response: ServerResponse,
  { platform: { limits }, network, thisMachine, viewer, partner }: CountedContext,
  points = 1,
): Promise<void> {
  if (thisMachine || points < 1) return;
  const limit = viewer ? limits.accountRequests : partner ? limits.partnerRequests : limits.publicRequests;
  try {
    setLimitHeaders(response, limit, await limit.consume((viewer ?? partner)?.id ?? network, points));
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) setLimitHeaders(response, limit, rejection);
    throw refusalOf(rejection);
  }
}

/** Exempts requests from this machine. @throws AppError RATE_LIMITED. */
export async function countAction(
  { platform, thisMachine }: Pick<CountedContext, 'platform' | 'thisMachine'>,
  name: LimitName,
  key: string,
  message?: Sentence,
  points = 1,
): Promise<void> {
  if (!thisMachine) await consumeLimit(platform.limits[name], key, message, points);
}
