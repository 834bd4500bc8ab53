import type { Language } from '@ainsathi/contract/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, refuse, type Answer } from '../../../test/answers';
import messages from '../../../test/payment-messages.json';
import { renderPart } from '../../../test/render-part';
import { setClock } from '../../lib/now';
import { SubmitFeePaymentDocument } from './generated/payment-form';
import { SubmitPayment } from './submit-payment';

const NBSP = '\u00a0';
const paid = answer(SubmitFeePaymentDocument, {});
const sms = (id: string, taka = '15,000', day = '26/11/2026') =>
  `You have sent Tk ${taka}.00 to 01812640275. Fee Tk 5.00. Balance Tk 88.10. TrxID ${id} at ${day} 21:02`;

beforeAll(() =>
  setClock(
    new Response('', { headers: { date: 'Mon, 30 Nov 2026 04:30:00 GMT', 'cache-control': 'no-store' } }),
  ),
);
afterAll(() =>
  setClock(new Response('', { headers: { date: new Date().toUTCString(), 'cache-control': 'no-store' } })),
);

interface Shown {
  answers?: Answer[];
  fee?: number;
  language?: Language;
}

async function show({ answers = [paid], fee = 1_500_000, language = 'en' }: Shown = {}) {
  const onPaid = jest.fn();
  const part = await renderPart(
    <SubmitPayment caseId="case" fee={{ id: 'fee', amountPoisha: fee }} onPaid={onPaid} />,
    { answers, language },
  );
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Paste the SMS here|পেস্ট/ });
  const paste = async (text: string) => {
    await part.user.click(box());
    await part.user.paste(text);
  };
  const untilPaid = () => waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  return { ...part, box, paste, untilPaid };
}

const question = () => screen.queryByText(/Right\?$/)?.textContent.replaceAll(NBSP, ' ');
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a payment from its SMS', () => {
  it.each(messages)(
    'is a question, or is refused, never a wrong sum: $text',
    async ({ text, question: asked, refusal }) => {
      const { paste } = await show({ fee: 250_000 });
      await paste(text);
      if (asked) {
        expect(question()).toBe(`${asked} Right?`);
        expect(screen.queryByText(/than the fee/)).toBeNull();
        return;
      }
      expect(screen.getByText(new RegExp(refusal ?? ''))).toBeTruthy();
      expect(question()).toBeUndefined();
      expect(screen.queryByRole('button', { name: /submit/i })).toBeNull();
    },
  );

  it('is submitted after one question', async () => {
    const { paste, press, sent, untilPaid } = await show();
    await paste(sms('CJU0PZQ3U6'));
    expect(question()).toBe('৳ 15,000 by bKash, 26 November, 9:02 pm, ID CJU0PZQ3U6. Right?');
    expect(document.body.textContent).not.toMatch(/88\.10/);
    await press('Yes, submit');
    await untilPaid();
    expect(sent(SubmitFeePaymentDocument)).toMatchObject([
      {
        input: {
          ...{ caseId: 'case', feeId: 'fee', method: 'BKASH', transactionId: 'CJU0PZQ3U6' },
          ...{ amountPoisha: 1_500_000, transferredAt: '2026-11-26T15:02:00.000Z' },
        },
      },
    ]);
  });

  it('asks in Bangla, with the year of another year', async () => {
    const { paste, press, untilPaid } = await show({ language: 'bn' });
    await paste(sms('CJU0PZQ3U6', '15,000', '26/11/2025'));
    const asked = screen.getByText(/ঠিক আছে\?$/).textContent.replaceAll(NBSP, ' ');
    expect(asked).toBe('বিকাশ দিয়ে ৳ ১৫,০০০, ২৬ নভেম্বর ২০২৫, রাত ৯:০২, TrxID CJU0PZQ3U6। ঠিক আছে?');
    await press('হ্যাঁ, জমা দিন');
    await untilPaid();
  });

  it.each([
    ['14,500', /500 less than the fee of ৳.15,000/],
    ['15,200', /200 more than the fee of ৳.15,000/],
  ])('says in the question that ৳ %s is not what is due', async (taka, words) => {
    const { paste } = await show();
    await paste(sms('CJU0PZQ3U6', taka));
    expect(question()).toContain(`৳ ${taka} by bKash`);
    screen.getByText(words);
  });

  it('is filled into the form by No', async () => {
    const { paste, press, user, sent, untilPaid } = await show();
    await paste(sms('CJU0PZQ3U6', '14,500'));
    await press('No, type it myself');
    expect(valueOf(/^Transaction ID/)).toBe('CJU0PZQ3U6');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Transaction ID/));
    expect([valueOf(/^Amount sent/), valueOf(/^On which day/), valueOf(/^At what time/)]).toEqual([
      '14,500',
      '2026-11-26',
      '21:02',
    ]);
    await user.clear(screen.getByLabelText(/^Amount sent/));
    await user.type(screen.getByLabelText(/^Amount sent/), '15000');
    await press('Submit transaction ID');
    await untilPaid();
    expect(sent(SubmitFeePaymentDocument)).toMatchObject([{ input: { amountPoisha: 1_500_000 } }]);
  });

  it.each([
    ['its sum is not clear', 'Total ৳2,505.00 Charge ৳5.00 TrxID BKL4R7T2QX at 20/11/2026 21:02', ''],
    ['it says no time', 'You have sent Tk 2,500.00. TrxID BKL4R7T2QX', '2,500'],
    ['its time is ahead', sms('BKL4R7T2QX', '2,500', '02/12/2026'), '2,500'],
    ['it is an ID alone', 'bkl4r7t2qx', '15,000'],
  ])('becomes the filled form where %s', async (_, text, amount) => {
    const { paste } = await show();
    await paste(text);
    expect(question()).toBeUndefined();
    expect(valueOf(/^Transaction ID/)).toBe('BKL4R7T2QX');
    expect(valueOf(/^Amount sent/)).toBe(amount);
  });

  it('knows the method by the ID', async () => {
    const { paste, press } = await show();
    await paste('Tk 15,000.00 sent. TxnID: 7XKQ2M4P 20/11/2026 21:02');
    expect(question()).toContain('by Nagad');
    await press('No, type it myself');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nagad' }).checked).toBe(true);
  });

  it('is not found in another text, which stays in the field', async () => {
    const { paste, box } = await show();
    await paste('Your OTP is 123456. Do not share it.');
    screen.getByText('We find no payment in this.');
    expect(box().value).toContain('OTP');
    await paste(sms('CJU0PZQ3U6'));
    expect(question()).toContain('CJU0PZQ3U6');
  });

  it('is read when somebody who types it leaves the field', async () => {
    const { box, user } = await show();
    fireEvent.input(box(), { target: { value: 'TrxID' } });
    expect(screen.queryByText('We find no payment in this.')).toBeNull();
    await user.click(box());
    await user.keyboard(' CJU0PZQ3U6');
    expect(screen.queryByLabelText(/^Transaction ID/)).toBeNull();
    await user.tab();
    expect(valueOf(/^Transaction ID/)).toBe('CJU0PZQ3U6');
  });

  it('comes from the clipboard by Paste, or by hand where the browser gives none', async () => {
    const { press, user, box } = await show();
    jest
      .spyOn(navigator.clipboard, 'readText')
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press('Paste');
    screen.getByText(/Hold your finger on the box/);
    expect(document.activeElement).toBe(box());
    await user.keyboard('{Escape}');
    jest.spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce(sms('CJU0PZQ3U6'));
    await press('Paste');
    expect(question()).toContain('CJU0PZQ3U6');
  });

  it('keeps the question after a failure, and shows the form where the server refuses a field', async () => {
    const { paste, press } = await show({
      answers: [
        refuse(SubmitFeePaymentDocument, {
          code: 'CONFLICT',
          message: 'This transaction ID was used before.',
        }),
        refuse(SubmitFeePaymentDocument, {
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'input.transactionId', message: 'Not this ID' }],
        }),
      ],
    });
    await paste(sms('CJU0PZQ3U6'));
    await press('Yes, submit');
    expect((await screen.findByRole('alert')).textContent).toContain('was used before');
    await press('Yes, submit');
    await screen.findByText('Not this ID');
    expect(valueOf(/^Transaction ID/)).toBe('CJU0PZQ3U6');
  });
});
