import { AppError } from '../errors/app-error';

/** Uploads at once: of the process, each of less than a megabyte of memory and mostly waiting for a phone, and of one account. */
const MOST_OF_PROCESS = 64;
const MOST_OF_ACCOUNT = 2;
const RETRY_SECONDS = 5;

/** Limits how many documents arrive at once. One for each process. */
export class UploadSlots {
  private readonly byAccount = new Map<string, number>();
  private taken = 0;

  /** Runs work with a slot of an account. @throws AppError SERVICE_UNAVAILABLE or RATE_LIMITED where none is free. */
  async with<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.byAccount.get(accountId) ?? 0;
    if (own >= MOST_OF_ACCOUNT)
      throw new AppError('RATE_LIMITED', {
        message: 'Two documents are on their way already. Please wait for them.',
        retryAfter: RETRY_SECONDS,
      });
    if (this.taken >= MOST_OF_PROCESS)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    this.taken += 1;
    this.byAccount.set(accountId, own + 1);
    try {
      return await work();
    } finally {
      this.taken -= 1;
      const left = (this.byAccount.get(accountId) ?? 1) - 1;
      if (left > 0) this.byAccount.set(accountId, left);
      else this.byAccount.delete(accountId);
    }
  }
}
