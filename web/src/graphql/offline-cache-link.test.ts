import { parse } from 'graphql';
import { withheld, withoutPayment } from '../offline/offline-cache';
import { keepableQuestion } from './offline-cache-link';

const operation = (operationName: string, kind = 'query') => ({
  operationName,
  variables: { id: '01J' },
  query: parse(`${kind} ${operationName} { a }`),
});

describe('which answers may be kept', () => {
  it.each(['/', '/lawyers/01J', '/blogs'])('those of the public page %s', (path) => {
    expect(keepableQuestion(operation('Any'), path)).toEqual({ operation: 'Any', variables: { id: '01J' } });
  });

  it('of the client area the cases alone', () => {
    expect(keepableQuestion(operation('ClientCases'), '/user/cases')).not.toBeNull();
    expect(keepableQuestion(operation('ClientCase'), '/user/cases/01J')).not.toBeNull();
    expect(keepableQuestion(operation('ClientProfile'), '/user/profile')).toBeNull();
  });

  it.each(['/lawyer/cases', '/admin/users', '/account/password', '/login'])('none of %s', (path) => {
    expect(keepableQuestion(operation('ClientCases'), path)).toBeNull();
  });

  it('never what changes something', () => {
    expect(keepableQuestion(operation('SendCaseRequest', 'mutation'), '/lawyers/01J')).toBeNull();
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
