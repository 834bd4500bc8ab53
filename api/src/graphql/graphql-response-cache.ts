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
 * Caches the responses of public queries. Which operations are public queries it learns from their first response, so
 * that nothing is parsed twice, and two concurrent logins never share one response.
 */
export class GraphqlResponseCache {
  private readonly publicOperations = new Set<string>();

  constructor(private readonly cache: ResponseCache<GraphqlResponse>) {}

  /** The response, from the cache or computed now. Only for visitors who are not signed in. */
  async get(
    { operation, key }: OperationCacheKey,
    compute: () => Promise<ComputedResponse<GraphqlResponse>>,
  ): Promise<GraphqlResponse> {
    if (this.publicOperations.has(operation)) return this.cache.get(key, compute);
    const { value, cacheable } = await compute();
    if (cacheable) this.rememberPublic(operation);
    return value;
  }

  private rememberPublic(operation: string): void {
    if (this.publicOperations.size >= MAX_PUBLIC_OPERATIONS) this.publicOperations.clear();
    this.publicOperations.add(operation);
  }
}
