import type { ApolloCache } from '@apollo/client';
import type { Query } from './generated/schema-types';

// The stale cache fields after each event. Screens with a removed list or number request it again; the changed object itself
// comes with the mutation's result.

/** An unknown field does not compile. */
type QueryField = keyof Query;

type Deleted = 'Lawyer' | 'User' | 'Blog' | 'Review';

function evictFields(cache: ApolloCache, fieldNames: readonly QueryField[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/* @__NO_SIDE_EFFECTS__ */
const evicts =
  (...fieldNames: QueryField[]) =>
  (cache: ApolloCache): void =>
    evictFields(cache, fieldNames);

/* @__NO_SIDE_EFFECTS__ */
const evictsDeleted =
  (typename: Deleted, ...fieldNames: QueryField[]) =>
  (cache: ApolloCache, id: string): void => {
    cache.evict({ id: cache.identify({ __typename: typename, id }) });
    evictFields(cache, fieldNames);
  };

/** A client has withdrawn a case request, and may have sent it to another lawyer. */
export const caseWithdrawn = evicts('myCases', 'myCaseCounts');

/** The status or the payment of a case has changed. */
export const caseChanged = evicts('myCaseCounts', 'adminStats');

/** A lawyer has added an own case. */
export const caseAdded = evicts('myCases', 'myCaseCounts', 'myHearings', 'diary');

/** The lawyer has answered a payment. */
export const moneyChanged = evicts('myMoney', 'moneySums', 'myCaseCounts');

/** The lawyer has added something to a case: its hearings ahead may differ. */
export const roomChanged = evicts('myHearings', 'diary', 'myCaseCounts');

/** A client has sent or withdrawn a request to several lawyers, or set a proposal aside. */
export const openRequestChanged = evicts('myOpenRequests', 'openRequestsWaiting');

/** A client has accepted a proposal: there is a new case. */
export const proposalAccepted = evicts('myOpenRequests', 'openRequestsWaiting', 'myCases', 'myCaseCounts');

/** A lawyer has answered a request, or withdrawn the answer. */
export const invitationChanged = evicts('myInvitations', 'openRequestsWaiting');

/** An admin has closed a request, or dismissed its reports. */
export const reportsChanged = evicts('openRequests', 'openRequestsWaiting');

/** Somebody of the staff has taken, answered or closed a complaint. */
export const complaintsChanged = evicts('complaints', 'staffTasks');

/** An appointment was proposed, agreed on or cancelled. */
export const appointmentsChanged = evicts('myAppointments');

export const notificationsRead = evicts('myNotifications', 'myActivity');

/** An admin has verified or rejected a lawyer. */
export const lawyerChanged = evicts('adminLawyers', 'adminStats');

/** A decision in a list whose rows stay in place until it is reloaded. */
export const licenseReviewed = evicts('adminStats');

/** An admin has deleted the account of a lawyer, and with it the lawyer's blogs. */
export const lawyerDeleted = evictsDeleted(
  'Lawyer',
  'adminLawyers',
  'adminStats',
  'cases',
  'blogs',
  'blogTopics',
  'lawyers',
);

export const clientDeleted = evictsDeleted('User', 'users', 'adminStats', 'cases');

export const blogCreated = evicts('blogs', 'blogTopics', 'myBlogs', 'adminStats');

/** The topic may have changed: its count in the filter, and related blogs. */
export const blogChanged = evicts('blogTopics');

export const blogDeleted = evictsDeleted('Blog', 'blogs', 'blogTopics', 'myBlogs', 'adminStats');

/** A moderator has put a review on the home page. */
export const reviewShown = evicts('adminReviews', 'reviews', 'adminStats');

/** A moderator has hidden a text, shown it again, or settled its reports. */
export const contentModerated = evicts(
  'moderationQueue',
  'adminReviews',
  'reviews',
  'blogs',
  'blogTopics',
  'adminStats',
);

export const reviewDeleted = evictsDeleted('Review', 'adminReviews', 'reviews', 'adminStats');
