import { declinedFee } from './case-money';

const declined = { state: 'DECLINED' };
const none = { accepted: null, proposed: null };

describe('a declined fee', () => {
  it('is the last one, while nothing else is due', () => {
    expect(declinedFee({ due: none, fees: [declined, { state: 'REPLACED' }], payments: [] })).toBe(declined);
  });

  it.each([
    ['without fees', { due: none, fees: [] }],
    ['with another fee', { due: { ...none, proposed: {} }, fees: [{ state: 'PROPOSED' }, declined] }],
    ['while an earlier one is in force', { due: { ...none, accepted: {} }, fees: [declined] }],
    ['after one was withdrawn', { due: none, fees: [{ state: 'WITHDRAWN' }, declined] }],
    ['with a payment', { due: none, fees: [declined], payments: [{}] }],
  ])('is none %s', (_case, money) => {
    expect(declinedFee(money)).toBeNull();
  });
});
