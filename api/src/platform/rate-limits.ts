import { createHmac, hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error';
import type { Sentence } from '../i18n/sentences';
import { MemoryLimiter, type Quota } from './memory-limiter';
import { networksAround } from './network';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'delete' | 'penalty' | 'reward'>;

/**
 * One limit. Its keys are hashed, so that neither memory nor database holds an address or an email. For a network of IPv6
 * those around it count too; the result is the share of the network that has used up most.
 */
export class RateLimit {
  private readonly counters = new Map<number, Counter>();

  constructor(
    /** The name in `RateLimit-Policy`. */
    readonly name: string,
    readonly quota: Quota,
    private readonly createCounter: (quota: Quota) => Counter,
    private readonly secret: string,
  ) {}

  /** Takes points. Rejects with a RateLimiterRes when not enough are left. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.consume(hashed, points));
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    return this.forEach(key, (counter, hashed) => counter.get(hashed));
  }

  async delete(key: string): Promise<boolean> {
    return this.counterOf(1).delete(this.hash(key));
  }

  /** Takes points without refusing. */
  async penalty(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.penalty(hashed, points));
  }

  /** Gives points back. */
  async reward(key: string, points = 1): Promise<RateLimiterRes> {
    return this.forEach(key, (counter, hashed) => counter.reward(hashed, points));
  }

  private counterOf(times: number): Counter {
    const { points, duration } = this.quota;
    const counter = this.counters.get(times) ?? this.createCounter({ points: points * times, duration });
    this.counters.set(times, counter);
    return counter;
  }

  /** The key itself comes first: one that is refused takes nothing of its neighbours. */
  private async forEach<Result extends RateLimiterRes | null>(
    key: string,
    act: (counter: Counter, hashed: string) => Promise<Result>,
  ): Promise<Result> {
    const [, ...wider] = networksAround(key);
    let most = await act(this.counterOf(1), this.hash(key));
    for (const { network, times } of wider) {
      const result = await act(this.counterOf(times), this.hash(network));
      if (result && result.consumedPoints > (most?.consumedPoints ?? 0) * times)
        most = shareOf(result, times) as Result;
    }
    return most;
  }

  /** Every request is counted, and hashing in one call takes a fifth of what an HMAC does; nobody outside sees a hash. */
  private hash(key: string): string {
    return hash('sha256', `${this.secret} ${this.name} ${key}`, 'base64url');
  }
}

/** What a network has of the result of a wider one. */
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

/** Points and seconds of limits that hold over processes and restarts: guessing, and what fills other people's lists. */
const QUOTAS = {
  /** Failed sign-ins of one email from one network. */
  signInFailures: { points: 10, duration: QUARTER_HOUR },
  /** Distinct emails with failed sign-ins from one network; sign-ins are delayed long before they are refused. */
  signInEmails: { points: 300, duration: QUARTER_HOUR },
  /** Failed sign-ins of one email on unknown devices, from all networks; delayed, and refused at twice as many. */
  signInsOfEmail: { points: 50, duration: HOUR },
  /** Mails to the owner of such an email. */
  unlockMails: { points: 1, duration: DAY },
  /** Registrations from one network; delayed past 60, because carriers put whole cities behind one address. */
  signUps: { points: 300, duration: HOUR },
  /** Links for a lost password, of one email from one network, of one email and of one network. */
  passwordResetsFromNetwork: { points: 3, duration: HOUR },
  passwordResets: { points: 10, duration: HOUR },
  passwordResetsOfNetwork: { points: 20, duration: HOUR },
  /** Codes of a second factor that were tried for one account: after 20 the wait is an hour, after 40 a day. */
  secondFactorTries: { points: 20, duration: HOUR },
  secondFactorTriesOfDay: { points: 40, duration: DAY },
  /** Mails to its owner about wrong ones. */
  wrongCodeMails: { points: 1, duration: DAY },
  /** Recovery codes that are made for one account, ten at a time. */
  recoveryCodes: { points: 5, duration: HOUR },
  /** Links that remove a lost second factor, of one account. */
  factorRemovals: { points: 3, duration: HOUR },
  /** Links that confirm the email of one account. */
  emailConfirmations: { points: 3, duration: HOUR },
  caseRequests: { points: 20, duration: HOUR },
  caseRequestsOfDay: { points: 60, duration: DAY },
  /** Case requests of one client to one lawyer. */
  caseRequestsToLawyer: { points: 5, duration: DAY },
  /** Reviews of one visitor (network and browser), and of one network in total. */
  reviewsByVisitor: { points: 5, duration: HOUR },
  reviewsByAddress: { points: 60, duration: HOUR },
  messagesOfHour: { points: 300, duration: HOUR },
  /** Documents that are begun. */
  uploads: { points: 60, duration: HOUR },
  /** Requests of documents, and deleted documents. */
  documentChanges: { points: 60, duration: HOUR },
  statusChanges: { points: 240, duration: HOUR },
  /** Payments, and answers to them. */
  payments: { points: 60, duration: HOUR },
  /** Entries, hearings and fees, their corrections, cancellations and answers too. */
  caseEntries: { points: 60, duration: HOUR },
  /** Posts, and edits of posts. */
  posts: { points: 120, duration: HOUR },
  /** Pictures of one account. */
  picturesStored: { points: 300, duration: HOUR },
  /** Choices whether cases are kept on a device, each of which is a row. */
  offlineChoices: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;

/** Points and seconds of limits that guard this process, and are counted in it. */
const RATES = {
  accountRequests: { points: 1_200, duration: MINUTE },
  accountWrites: { points: 120, duration: MINUTE },
  /** Links to receipts, and to documents. */
  privateLinks: { points: 30, duration: MINUTE },
  documentLinks: { points: 60, duration: MINUTE },
  /** Receipts that are opened, whatever the link. */
  receiptOpenings: { points: 60, duration: MINUTE },
  /** Messages of one person; those of an hour are a quota. */
  messages: { points: 20, duration: MINUTE },
  profileSaves: { points: 120, duration: HOUR },
  /** Pictures from one network that were no pictures. */
  picturesRefused: { points: 20, duration: HOUR },
} satisfies Record<string, Quota>;

type LimitName = keyof typeof QUOTAS | keyof typeof RATES | 'publicRequests';

/** Every limit of the product. */
export type Limits = Record<LimitName, RateLimit>;

/** What the limits are made from. */
export interface LimitOptions {
  /** Requests of visitors from one network in a minute. */
  publicRateLimit: number;
  /** The keys are hashed with it; the same in every process of an installation. */
  secret: string;
  /** Where quotas count; without it, as while the database is away, in the process. */
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
    // A key that is refused is refused from memory until its time is over, so that a flood is no flood of writes.
    inMemoryBlockOnConsumed: quota.points + 1,
    insuranceLimiter: memory,
  });
}

/** The limits, all unused. */
export function createLimits({ publicRateLimit, secret, dataSource }: LimitOptions): Limits {
  const key = createHmac('sha256', secret).update('keys of rate limits').digest('base64url');
  const rates = { ...RATES, publicRequests: { points: publicRateLimit, duration: MINUTE } };
  const inDatabase = (quota: Quota): Counter => quotaCounter(quota, dataSource);
  const inMemory = (quota: Quota): Counter => new MemoryLimiter(quota);
  const limits = [
    ...Object.entries(QUOTAS).map(([name, quota]) => new RateLimit(name, quota, inDatabase, key)),
    ...Object.entries(rates).map(([name, quota]) => new RateLimit(name, quota, inMemory, key)),
  ].map((limit) => [limit.name, limit] as const);
  return Object.fromEntries(limits) as Limits;
}

function secondsUntilNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Takes points. @throws AppError RATE_LIMITED with the seconds to wait when not enough are left. */
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

/** The error of a limit whose points are used up; anything else as it is. */
export function refusalOf(rejection: unknown, message?: Sentence): unknown {
  if (!(rejection instanceof RateLimiterRes)) return rejection;
  return new AppError('RATE_LIMITED', {
    ...(message ? { message } : {}),
    retryAfter: secondsUntilNext(rejection),
  });
}

/** What visitors read counts 1, and 20 where a page, a sitemap, a feed or a shared picture is in no cache. */
export const MORE_POINTS_OF_COMPUTING = 19;

/** The part of a request's context that counts: the account, or for a visitor the network. */
interface CountedContext {
  platform: { limits: Limits };
  network: string;
  thisMachine: boolean;
  viewer: { id: string } | null;
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
function setLimitHeaders(response: ServerResponse, { name, quota }: RateLimit, result: RateLimiterRes): void {
  // A page may be rendered again after the kept one was sent.
  if (response.headersSent) return;
  const policy = `"${name}"`;
  response.setHeader('RateLimit-Policy', `${policy};q=${quota.points};w=${quota.duration}`);
  response.setHeader('RateLimit', `${policy};r=${result.remainingPoints};t=${secondsUntilNext(result)}`);
}

/**
 * Counts requests, or operations of a batch, and sends what is left. Requests from this machine are not counted: they are
 * the operator's, or those of a proxy that `TRUST_PROXY` does not name, where all clients would share one limit.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function countRequests(
  response: ServerResponse,
  { platform: { limits }, network, thisMachine, viewer }: CountedContext,
  points = 1,
): Promise<void> {
  if (thisMachine || points < 1) return;
  const limit = viewer ? limits.accountRequests : limits.publicRequests;
  try {
    setLimitHeaders(response, limit, await limit.consume(viewer?.id ?? network, points));
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) setLimitHeaders(response, limit, rejection);
    throw refusalOf(rejection);
  }
}

/** Takes points of a limit, unless the request comes from this machine. @throws AppError RATE_LIMITED. */
export async function countAction(
  { platform, thisMachine }: Pick<CountedContext, 'platform' | 'thisMachine'>,
  name: LimitName,
  key: string,
  message?: Sentence,
  points = 1,
): Promise<void> {
  if (!thisMachine) await consumeLimit(platform.limits[name], key, message, points);
}
