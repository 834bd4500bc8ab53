import type { ComputedResponse, ResponseCache } from '../platform/response-cache';
import type { OperationCacheKey } from './operation-cache-key';

/** A complete HTTP response of the GraphQL transport. */
export interface GraphqlResponse {
  status: number;
  headers: [string, string][];
  text: string;
}

const MAX_PUBLIC_OPERATIONS = 2_000;

/**
 * Caches the responses of public queries. Whether an operation is one is known from its first response, so that nothing
 * is parsed twice, and concurrent logins, which are never public, do not share a response.
 */
export class GraphqlResponseCache {
  private readonly publicOperations = new Set<string>();

  constructor(private readonly cache: ResponseCache<GraphqlResponse>) {}

  /** Returns the cached response or computes it. Only for requests without a token. */
  async get(
    { operation, key }: OperationCacheKey,
    compute: () => Promise<ComputedResponse<GraphqlResponse>>,
  ): Promise<GraphqlResponse> {
    if (this.publicOperations.has(operation)) return this.cache.get(key, compute);
    const { value, cacheable } = await compute();
    if (cacheable) this.markPublic(operation);
    return value;
  }

  private markPublic(operation: string): void {
    if (this.publicOperations.size >= MAX_PUBLIC_OPERATIONS) this.publicOperations.clear();
    this.publicOperations.add(operation);
  }
}
