import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error';
import { isLoopback } from './request-origin';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often things may be done. Counters live in the process: they guard against floods, not against accountants. */
export interface Limits {
  /** Failed sign-ins: for one email from one address. */
  signInFailures: RateLimiterMemory;
  /** Failed sign-ins: distinct emails tried from one address; slows long before it refuses. */
  signInEmails: RateLimiterMemory;
  /** Reviews from one visitor (address and browser), and from one address as a whole. */
  reviewsByVisitor: RateLimiterMemory;
  reviewsByAddress: RateLimiterMemory;
  /** Anonymous requests of an address to the public queries. */
  publicRequests: RateLimiterMemory;
}

/** `publicRateLimit` is in requests a minute. */
export function createLimits(publicRateLimit: number): Limits {
  return {
    signInFailures: new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR }),
    signInEmails: new RateLimiterMemory({ points: 300, duration: QUARTER_HOUR }),
    reviewsByVisitor: new RateLimiterMemory({ points: 5, duration: HOUR }),
    reviewsByAddress: new RateLimiterMemory({ points: 60, duration: HOUR }),
    publicRequests: new RateLimiterMemory({ points: publicRateLimit, duration: 60 }),
  };
}

/** Takes one point. @throws AppError RATE_LIMITED with the seconds to wait when none is left. */
export async function consumeLimit(
  limiter: RateLimiterMemory,
  key: string,
  message?: string,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('RATE_LIMITED', {
      ...(message ? { message } : {}),
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/**
 * Counts a visitor's request to what is public. Requests from this machine are not counted: they are the operator's,
 * or those of a proxy that hides the addresses, where one limit would hold for everybody together.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function takePublicRequest(limits: Limits, address: string): Promise<void> {
  if (!isLoopback(address)) await consumeLimit(limits.publicRequests, address);
}
