import { parse } from 'graphql';
import { withheld, withoutPayment } from '../offline/offline-cache';
import { keepOffline } from './keep-offline';
import { offlineCacheKey } from './offline-cache-link';

const operation = (operationName: string, { kind = 'query', context = {} } = {}) => ({
  operationName,
  variables: { id: '01J' },
  query: parse(`${kind} ${operationName} { a }`),
  getContext: () => context,
});

describe('which responses may be kept', () => {
  it.each(['/', '/lawyers/01J', '/blogs'])('those of the public page %s', (path) => {
    expect(offlineCacheKey(operation('Any'), path)).toEqual({ operation: 'Any', variables: { id: '01J' } });
  });

  it.each(['/user', '/user/cases', '/user/cases/01J'])('of %s those of marked queries alone', (path) => {
    const marked = operation('ClientCases', { context: keepOffline });
    expect(offlineCacheKey(marked, path)).toEqual({ operation: 'ClientCases', variables: { id: '01J' } });
    expect(offlineCacheKey(operation('ClientProfile'), path)).toBeNull();
  });

  it.each(['/lawyer/cases', '/admin/users', '/account/password', '/login'])('none of %s', (path) => {
    expect(offlineCacheKey(operation('ClientCases', { context: keepOffline }), path)).toBeNull();
  });

  it('never what changes something', () => {
    expect(offlineCacheKey(operation('SendCaseRequest', { kind: 'mutation' }), '/lawyers/01J')).toBeNull();
  });
});

describe('what is written to the device', () => {
  it('has no payment details and no transaction ID, wherever they stand', () => {
    const lawyer = { name: 'A', bankDetails: '123', mobilePaymentDetails: null };
    const kept = withoutPayment({ myCases: { items: [{ id: 1, bKashTrxId: 'TX', lawyer }] } });
    expect(kept).toEqual({
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
