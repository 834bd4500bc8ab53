import { screen } from '@testing-library/react';
import { fragmentOf, type Partly } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import type { Lawyer } from '../../graphql/generated/schema-types';
import { PaymentDetails_CaseFragmentDoc } from './generated/payment-details';
import { PaymentDetails } from './payment-details';

async function show(
  lawyer: Partly<Lawyer>,
  amountPoisha: number | null = 1_500_000,
  language: 'en' | 'bn' = 'en',
) {
  const legalCase = fragmentOf(PaymentDetails_CaseFragmentDoc, {
    id: 'case',
    lawyer: { id: 'lawyer', ...lawyer },
  });
  const part = await renderPart(<PaymentDetails legalCase={legalCase} amountPoisha={amountPoisha} />, {
    language,
  });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const lines = screen.queryAllByRole('listitem').map((line) => line.textContent.replaceAll('\u00a0', ' '));
  return { ...part, lines, copied };
}

it('number, amount and reference stand one below the other, each with Copy', async () => {
  const { lines, press, copied } = await show({
    mobilePaymentDetails: 'bKash (personal): 01812-640275\nReference: your name and the case title',
  });
  screen.getByText('Send it like this');
  expect(lines).toEqual([
    expect.stringMatching(/^bKash \(personal\)01812-640275Copy/),
    expect.stringMatching(/^Amount to send৳ 15,000Copy/),
    expect.stringMatching(/^Reference to writeRahima BegumCopy/),
  ]);
  for (const name of ['Copy bKash (personal)', 'Copy Amount to send', 'Copy Reference to write'])
    await press(name);
  expect(copied.mock.calls).toEqual([['01812-640275'], ['15000'], ['Rahima Begum']]);
});

it('in Bangla the amount is read in its digits and copied in those of a keypad', async () => {
  const { lines, user, copied } = await show({ mobilePaymentDetails: 'বিকাশ: 01812640275' }, 1_250_050, 'bn');
  expect(lines[1]).toContain('৳ ১২,৫০০.৫');
  const [, amount] = screen.getAllByRole('button');
  if (amount) await user.click(amount);
  expect(copied).toHaveBeenCalledWith('12500.5');
});

it('a reference that the lawyer numbered is the one, and without a fee no amount is named', async () => {
  const { lines } = await show({ mobilePaymentDetails: 'Nagad: 01812640275\nReference: 1042' }, null);
  expect(lines).toEqual([expect.stringMatching(/^Nagad/), expect.stringMatching(/^Reference1042/)]);
});

it('the details of a bank alone have both, too', async () => {
  expect((await show({ bankDetails: 'Account number: 123456' })).lines).toHaveLength(3);
});

it('without details there is nothing to copy', async () => {
  expect((await show({})).lines).toEqual([]);
});
