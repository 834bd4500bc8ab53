import { renderWith, translatorFor } from '../../../i18n/render-in-language';
import { FeeDifference } from './fee-difference';

const fees = [{ id: 'fee', amountPoisha: 2_500_000 }];

async function textOf(
  amountPoisha: number | null,
  feeId: string | null = 'fee',
  language: 'en' | 'bn' = 'en',
) {
  const translator = await translatorFor(language, 'fees');
  return renderWith(translator, <FeeDifference payment={{ feeId, amountPoisha }} fees={fees} />);
}

describe('a payment', () => {
  it('below or above its fee says by how much, in both languages', async () => {
    expect(await textOf(2_400_000)).toContain('৳\u00a01,000 less than the fee of ৳\u00a025,000');
    expect(await textOf(2_600_000)).toContain('৳\u00a01,000 more than the fee of ৳\u00a025,000');
    expect(await textOf(2_400_000, 'fee', 'bn')).toContain('৳\u00a0১,০০০ কম');
  });

  it('as high as its fee, without a fee or without a sum says nothing', async () => {
    expect(await textOf(2_500_000)).toBe('');
    expect(await textOf(2_400_000, null)).toBe('');
    expect(await textOf(null)).toBe('');
  });
});
