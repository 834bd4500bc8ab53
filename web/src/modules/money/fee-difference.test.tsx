import type { Language } from '@ainsathi/contract/languages';
import type { PaymentState } from '../../graphql/generated/schema-types';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { FeeDifference } from './fee-difference';

const fees = [{ id: 'fee', amountPoisha: 2_500_000 }];

interface Given {
  feeId?: string | null;
  state?: PaymentState;
  language?: Language;
}

async function textOf(amountPoisha: number | null, given: Given = {}) {
  const { feeId = 'fee', state = 'CONFIRMED', language = 'en' } = given;
  const translator = await translatorFor(language, 'fees');
  return renderWith(translator, <FeeDifference payment={{ feeId, amountPoisha, state }} fees={fees} />);
}

describe('a payment', () => {
  it('below or above its fee says by how much, in both languages', async () => {
    expect(await textOf(2_400_000)).toContain('৳\u00a01,000 less than the fee of ৳\u00a025,000');
    expect(await textOf(2_600_000)).toContain('৳\u00a01,000 more than the fee of ৳\u00a025,000');
    expect(await textOf(2_400_000, { language: 'bn' })).toContain('৳\u00a0১,০০০ কম');
  });

  it('that is confirmed says that the rest is due only with a new fee', async () => {
    const rest = 'The rest is due only with a new fee.';
    expect(await textOf(2_400_000)).toContain(rest);
    expect(await textOf(2_600_000)).not.toContain(rest);
    expect(await textOf(2_400_000, { state: 'SUBMITTED' })).not.toContain(rest);
  });

  it('that was refused, as high as its fee, without a fee or without a sum says nothing', async () => {
    expect(await textOf(2_400_000, { state: 'REFUSED' })).toBe('');
    expect(await textOf(2_500_000)).toBe('');
    expect(await textOf(2_400_000, { feeId: null })).toBe('');
    expect(await textOf(null)).toBe('');
  });
});
