import { amountInWords, takaIn } from './amount-in-words';

describe('an amount', () => {
  it.each([
    [100, '৳ 1', '১ টাকা'],
    [2_500_000, '৳ 25,000', '২৫,০০০ টাকা'],
    [12_500_000, '৳ 1,25,000', '১,২৫,০০০ টাকা'],
    [12_500_005, '৳ 1,25,000.05', '১,২৫,০০০.০৫ টাকা'],
    [1_234_567_890, '৳ 1,23,45,678.90', '১,২৩,৪৫,৬৭৮.৯০ টাকা'],
  ])('of %i poisha', (poisha, english, bangla) => {
    expect(takaIn('en', poisha)).toBe(english);
    expect(takaIn('bn', poisha)).toBe(bangla);
  });
});

describe('an amount in words', () => {
  it.each([
    [100, 'One taka only', 'এক টাকা মাত্র'],
    [5, 'Five poisha only', 'পাঁচ পয়সা মাত্র'],
    [50_050, 'Five hundred taka and fifty poisha only', 'পাঁচ শত টাকা পঞ্চাশ পয়সা মাত্র'],
    [10_000, 'One hundred taka only', 'এক শত টাকা মাত্র'],
    [10_100, 'One hundred one taka only', 'এক শত এক টাকা মাত্র'],
    [110_000, 'One thousand one hundred taka only', 'এক হাজার এক শত টাকা মাত্র'],
    [10_010_000, 'One lakh one hundred taka only', 'এক লাখ এক শত টাকা মাত্র'],
    [1_000_010_000, 'One crore one hundred taka only', 'এক কোটি এক শত টাকা মাত্র'],
    [2_500_000, 'Twenty five thousand taka only', 'পঁচিশ হাজার টাকা মাত্র'],
    [12_500_000, 'One lakh twenty five thousand taka only', 'এক লাখ পঁচিশ হাজার টাকা মাত্র'],
    [100_000_000_000, 'One hundred crore taka only', 'এক শত কোটি টাকা মাত্র'],
    [
      125_000_010_000,
      'One hundred twenty five crore one hundred taka only',
      'এক শত পঁচিশ কোটি এক শত টাকা মাত্র',
    ],
  ])('of %i poisha', (poisha, english, bangla) => {
    expect(amountInWords(poisha, 'en')).toBe(english);
    expect(amountInWords(poisha, 'bn')).toBe(bangla.normalize('NFC'));
  });

  it('has a different word for every number below a hundred, in each language', () => {
    for (const language of ['en', 'bn'] as const) {
      const words = Array.from({ length: 99 }, (_, index) => amountInWords((index + 1) * 100, language));
      expect(new Set(words).size).toBe(99);
    }
  });
});
