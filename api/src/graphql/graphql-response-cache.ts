import type { Filling, ResponseCache } from '../platform/response-cache';
import type { AskedOperation } from './operation-cache-key';

/** A complete answer of the GraphQL door. */
export interface GraphqlAnswer {
  status: number;
  headers: [string, string][];
  text: string;
}

const MOST_OPERATIONS = 2_000;

/**
 * Keeps the answers of public queries. Which operations are public queries it learns from their first answer, so that
 * nothing is parsed twice and no two sign-ins are ever taken for one.
 */
export class AnswerCache {
  private readonly publicOperations = new Set<string>();

  constructor(private readonly cache: ResponseCache<GraphqlAnswer>) {}

  /** The answer, kept or run now. Only for visitors; `run` says whether its answer may be kept. */
  async get(
    { operation, key }: AskedOperation,
    run: () => Promise<Filling<GraphqlAnswer>>,
  ): Promise<GraphqlAnswer> {
    if (this.publicOperations.has(operation)) return this.cache.get(key, run);
    const { value, keep } = await run();
    if (keep) this.learn(operation);
    return value;
  }

  private learn(operation: string): void {
    if (this.publicOperations.size >= MOST_OPERATIONS) this.publicOperations.clear();
    this.publicOperations.add(operation);
  }
}
