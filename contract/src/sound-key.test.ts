import { soundKey } from './sound-key';

describe('the sound key', () => {
  it.each([
    ['ভরণপোষণ', 'voronposhon'],
    ['ভরণপোষণ', 'bharanposhan'],
    ['নামজারি', 'namjari'],
    ['খতিয়ান', 'khotian'],
    ['ভাড়াটিয়া', 'varatia'],
    ['ধর্ষণ', 'dhorshan'],
    ['দেনমোহর', 'denmohor'],
  ])('of %s is that of %s', (bangla, latin) => {
    expect(soundKey(latin)).toBe(soundKey(bangla));
    expect(soundKey(bangla)).not.toBeNull();
  });

  it('has i and u, and no a and o', () => {
    expect(soundKey('poripatti')).toBe(soundKey('paropatti')?.replace('r', 'rI'));
    expect(soundKey('puripatti')).not.toBe(soundKey('poripatti'));
  });

  it.each(['খরচ', 'জমি', 'ভিডিও', 'taka', ''])('is missing for the short word %s', (word) => {
    expect(soundKey(word)).toBeNull();
  });
});
