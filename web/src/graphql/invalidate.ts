import type { ApolloCache } from '@apollo/client';
import type { Query } from './generated/schema-types';

// What a mutation makes stale in the cache, one function for each event. The screens that show a removed list or number
// request it again. The changed object itself comes with the mutation's result.

/** A field of the root query; one that the schema does not have fails the compile. */
type QueryField = keyof Query;

interface Deleted {
  __typename: 'Lawyer' | 'User' | 'Blog' | 'Review';
  id: string;
}

function evictFields(cache: ApolloCache, fieldNames: readonly QueryField[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

function evictDeleted(cache: ApolloCache, deleted: Deleted, fieldNames: readonly QueryField[]): void {
  cache.evict({ id: cache.identify({ ...deleted }) });
  evictFields(cache, fieldNames);
}

/** A client has sent a case request. */
export function caseRequested(cache: ApolloCache): void {
  evictFields(cache, ['myCases', 'myCaseCounts']);
}

/** A client has withdrawn a case request, and may have sent it to another lawyer. */
export function caseWithdrawn(cache: ApolloCache): void {
  evictFields(cache, ['myCases', 'myCaseCounts']);
}

/** The status or the payment of a case has changed. */
export function caseChanged(cache: ApolloCache): void {
  evictFields(cache, ['myCaseCounts', 'adminStats']);
}

/** The lawyer has added something to a case: its hearings to come may be others. */
export function roomChanged(cache: ApolloCache): void {
  evictFields(cache, ['myHearings', 'myCaseCounts']);
}

/** The viewer has read notifications. */
export function notificationsRead(cache: ApolloCache): void {
  evictFields(cache, ['myNotifications', 'myActivity']);
}

/** An admin has verified or rejected a lawyer. */
export function lawyerChanged(cache: ApolloCache): void {
  evictFields(cache, ['adminLawyers', 'adminStats']);
}

/** An admin has decided on a licence in a list whose rows stay in place until it is loaded again. */
export function licenseReviewed(cache: ApolloCache): void {
  evictFields(cache, ['adminStats']);
}

/** An admin has deleted the account of a lawyer, and with it the lawyer's blogs. */
export function lawyerDeleted(cache: ApolloCache, id: string): void {
  evictDeleted(cache, { __typename: 'Lawyer', id }, [
    'adminLawyers',
    'adminStats',
    'cases',
    'blogs',
    'blogTopics',
    'lawyers',
  ]);
}

/** An admin has deleted the account of a client. */
export function clientDeleted(cache: ApolloCache, id: string): void {
  evictDeleted(cache, { __typename: 'User', id }, ['users', 'adminStats', 'cases']);
}

/** A lawyer or an admin has published a blog. */
export function blogCreated(cache: ApolloCache): void {
  evictFields(cache, ['blogs', 'blogTopics', 'myBlogs', 'adminStats']);
}

/** The topic of a blog may have changed: its number in the list's filter, and what is related to it. */
export function blogChanged(cache: ApolloCache): void {
  evictFields(cache, ['blogTopics']);
}

/** A lawyer or an admin has deleted a blog. */
export function blogDeleted(cache: ApolloCache, id: string): void {
  evictDeleted(cache, { __typename: 'Blog', id }, ['blogs', 'blogTopics', 'myBlogs', 'adminStats']);
}

/** An admin has deleted a review. */
export function reviewDeleted(cache: ApolloCache, id: string): void {
  evictDeleted(cache, { __typename: 'Review', id }, ['adminReviews', 'reviews', 'adminStats']);
}
