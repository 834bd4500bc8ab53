import type { Language } from '@ainsathi/contract/languages';
import type { PublicSubject, SubjectVersions } from '../platform/public-subjects';
import type { ComputedResponse, ResponseCache } from '../platform/response-cache';
import type { ResponseBody } from '../http/response-body';
import type { OperationCacheKey } from './operation-cache-key';

export interface GraphqlResponse {
  status: number;
  headers: [string, string][];
  body: ResponseBody;
  cacheable: boolean;
  /** The language of its messages; null without messages, as in every response that HTTP caches may store. */
  language: Language | null;
}

export interface ComputedGraphqlResponse extends ComputedResponse<GraphqlResponse> {
  subjects: readonly PublicSubject[];
}

const MAX_PUBLIC_OPERATIONS = 2_000;

/**
 * Caches responses of public queries. Whether an operation is public, and what it shows, is learned from its first response, so
 * that nothing is parsed twice, and concurrent logins, which are never public, do not share a response.
 */
export class GraphqlResponseCache {
  private readonly publicOperations = new Map<string, readonly PublicSubject[]>();

  constructor(
    private readonly cache: ResponseCache<GraphqlResponse>,
    private readonly versions: SubjectVersions,
  ) {}

  /** Only for requests without a token. */
  async get(
    { operation, key }: OperationCacheKey,
    compute: () => Promise<ComputedGraphqlResponse>,
  ): Promise<GraphqlResponse> {
    const known = this.publicOperations.get(operation);
    if (known) return this.cache.get(this.versions.keyOf(key, known), compute);
    const { value, cacheable, subjects } = await compute();
    if (cacheable) this.markPublic(operation, subjects);
    return value;
  }

  private markPublic(operation: string, subjects: readonly PublicSubject[]): void {
    if (this.publicOperations.size >= MAX_PUBLIC_OPERATIONS) this.publicOperations.clear();
    this.publicOperations.set(operation, subjects);
  }
}
