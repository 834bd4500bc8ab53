import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error';
import { isLoopback } from './request-origin';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Rate limits. Counters live in the process: they stop floods and guessing, and need not be exact. */
export interface Limits {
  /** Failed logins of one email from one address. */
  signInFailures: RateLimiterMemory;
  /** Distinct emails with failed logins from one address; logins are delayed long before they are refused. */
  signInEmails: RateLimiterMemory;
  /** Reviews of one visitor (address and browser), and of one address in total. */
  reviewsByVisitor: RateLimiterMemory;
  reviewsByAddress: RateLimiterMemory;
  /** Requests of one address without a token. */
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

/** Consumes one point. @throws AppError RATE_LIMITED with the seconds to wait when none is left. */
export async function consumeLimit(
  limiter: RateLimiterMemory,
  key: string,
  message?: string,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new AppError('RATE_LIMITED', {
      ...(message ? { message } : {}),
      retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
    });
  }
}

/**
 * Counts a request without a token. Requests from this machine are not counted: they are the operator's, or those of a
 * proxy that hides the client addresses, where all clients would share one limit.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function consumePublicLimit(limits: Limits, address: string): Promise<void> {
  if (!isLoopback(address)) await consumeLimit(limits.publicRequests, address);
}
