import type { accountToV1, identityToV1 } from '../../src/modules/accounts/account.v1';
import type { blogToV1 } from '../../src/modules/blogs/blog.v1';
import type { caseToV1 } from '../../src/modules/cases/case.v1';
import type { fullLawyerToV1 } from '../../src/modules/lawyers/lawyer.v1';
import type { Review } from '../../src/modules/reviews/review.entity';
import type { toV1Page } from '../../src/rest/lists';

/** What arrives of a value: JSON has no dates. */
type Sent<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: Sent<Value[Name]> }
    : Value;

export type AccountV1 = Sent<ReturnType<typeof accountToV1>>;
export type BlogV1 = Sent<ReturnType<typeof blogToV1>>;
export type ConsentV1 = Record<'kind' | 'version' | 'givenAt', string> & { withdrawnAt: string | null };
export type CaseV1 = Sent<ReturnType<typeof caseToV1>>;
export type LawyerV1 = Sent<ReturnType<typeof fullLawyerToV1>>;
export type ReviewV1 = Sent<
  { _id: string } & Pick<Review, 'name' | 'designation' | 'review' | 'image' | 'createdAt'>
>;

/** The answer to a sign-in. */
export type SignedInV1 = Sent<ReturnType<typeof identityToV1>> & { token: string; device: string };

/** A page of a list of some name. */
export type PageV1<Name extends string, Item> = Record<Name, Item[]> &
  Pick<ReturnType<typeof toV1Page>, 'pagination'>;

/** The copy of one's own data: rows under the names of their lists. */
export type OwnDataV1 = Record<string, Record<string, unknown>[]>;
