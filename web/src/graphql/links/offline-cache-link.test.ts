import { parse } from 'graphql';
import { withheld, withoutPaymentData } from '../../offline/offline-cache';
import { cacheOffline } from '../cache-offline';
import { offlineCacheKey } from './offline-cache-link';

const operation = (operationName: string, { kind = 'query', context = {} } = {}) => ({
  operationName,
  variables: { id: '01J' },
  query: parse(`${kind} ${operationName} { a }`),
  getContext: () => context,
});

describe('the offline cache stores responses', () => {
  it.each(['/', '/lawyers/01J', '/blogs'])('of the public page %s', (path) => {
    expect(offlineCacheKey(operation('Any'), path, false)).toEqual({
      operation: 'Any',
      variables: { id: '01J' },
    });
  });

  it.each(['/user', '/user/cases', '/user/cases/01J', '/lawyer/diary'])(
    'of %s for marked queries only',
    (path) => {
      const marked = operation('ClientCases', { context: cacheOffline });
      expect(offlineCacheKey(marked, path, true)).toEqual({
        operation: 'ClientCases',
        variables: { id: '01J' },
      });
      for (const name of ['ClientProfile', 'NewestNotifications', 'UnreadNotifications'])
        expect(offlineCacheKey(operation(name), path, true)).toBeNull();
    },
  );

  it('of cases only with the consent of the client', () => {
    const marked = operation('ClientCases', { context: cacheOffline });
    expect(offlineCacheKey(marked, '/user/cases', false)).toBeNull();
  });

  it.each(['/lawyer/cases', '/lawyer/diary/import', '/admin/users', '/account/password', '/login'])(
    'never of %s',
    (path) => {
      expect(offlineCacheKey(operation('ClientCases', { context: cacheOffline }), path, true)).toBeNull();
    },
  );

  it('never of a mutation', () => {
    expect(
      offlineCacheKey(operation('SendCaseRequest', { kind: 'mutation' }), '/lawyers/01J', true),
    ).toBeNull();
  });
});

describe('a cached response', () => {
  it('has no payment details and no transaction ID at any depth', () => {
    const lawyer = { name: 'A', bankDetails: '123', mobilePaymentDetails: null };
    const stored = withoutPaymentData({ myCases: { items: [{ id: 1, bKashTrxId: 'TX', lawyer }] } });
    expect(stored).toEqual({
      myCases: {
        items: [
          {
            id: 1,
            bKashTrxId: null,
            lawyer: { name: 'A', bankDetails: withheld, mobilePaymentDetails: null },
          },
        ],
      },
    });
  });
});
