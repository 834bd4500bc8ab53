import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { setClock } from '../../lib/now';
import { SubmitFeePaymentDocument } from './generated/payment-form';
import { SubmitPayment } from './submit-payment';

const paid = answer(SubmitFeePaymentDocument, {});

async function renderForm(answers = [paid]) {
  const onPaid = jest.fn();
  const part = await renderPart(<SubmitPayment caseId="case" fee={null} onPaid={onPaid} />, { answers });
  await part.press('Type it myself');
  const submit = async (name = 'Submit transaction ID') =>
    part.user.click(screen.getByRole('button', { name }));
  const paste = async (text: string) => {
    await part.user.click(field());
    await part.user.paste(text);
  };
  const untilPaid = () => waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  return { ...part, submit, paste, untilPaid };
}

const field = (description?: RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Transaction ID',
    ...(description && { description }),
  });
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the form of a payment', () => {
  it('fills ID, amount and time from a pasted SMS', async () => {
    const { paste, submit, untilPaid, sent } = await renderForm();
    await paste('You have sent Tk 15,000.00 to 01812640275. TrxID A1B2C3D4E59 at 30/10/2025 21:02');
    expect(field().value).toBe('A1B2C3D4E59');
    await paste(
      'You have sent Tk 15,000.00 to 01812640275. Balance Tk 88.10. TrxID A1B2C3D4E5 at 30/10/2025 21:02',
    );
    expect(field().value).toBe('A1B2C3D4E5');
    expect(valueOf(/^Amount sent/)).toBe('15,000');
    expect(valueOf(/^At what time/)).toBe('21:02');
    expect(screen.queryByText(/88\.10/)).toBeNull();
    await submit();
    await untilPaid();
    expect(sent(SubmitFeePaymentDocument)).toMatchObject([
      {
        input: {
          caseId: 'case',
          transactionId: 'A1B2C3D4E5',
          amountPoisha: 1_500_000,
          transferredAt: '2025-10-30T15:02:00.000Z',
        },
      },
    ]);
  });

  it('understands a whole SMS that a keyboard inserts, without a paste event', async () => {
    const { submit, sent, untilPaid } = await renderForm();
    const sms = 'You have sent Tk 500.00 to 01812640275. TrxID T7A1B2C3D4 at 30/10/2025 21:02';
    fireEvent.input(field(), { target: { value: sms } });
    expect(field().value).toBe('T7A1B2C3D4');
    await submit();
    await untilPaid();
    expect(sent(SubmitFeePaymentDocument)).toMatchObject([{ input: { transactionId: 'T7A1B2C3D4' } }]);
  });

  it('asks once about an ID of unusual length, and sends it as it is', async () => {
    const { user, submit, sent, untilPaid } = await renderForm();
    await user.type(field(), '   ');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field(/Please enter bKash transaction ID/)));
    await user.type(field(), 'ab-1');
    await submit();
    await waitFor(() => field(/6 to 32 letters and digits/));
    await user.clear(field());
    await user.type(field(), 'a1b2c3d4e5f6');
    await submit();
    await screen.findByText('Is A1B2C3D4E5F6 right?');
    expect(sent(SubmitFeePaymentDocument)).toEqual([]);
    await submit('Submit it as it is');
    await untilPaid();
    expect(sent(SubmitFeePaymentDocument)).toHaveLength(1);
  });

  it('leaves a refused ID in the field and says why', async () => {
    const message = 'This transaction ID was used before.';
    const { user, submit, untilPaid } = await renderForm([
      refuse(SubmitFeePaymentDocument, { code: 'CONFLICT', message }),
      paid,
    ]);
    await user.type(field(), 'A1B2C3D4E5');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(`Failed to update payment: ${message}`);
    expect(field().value).toBe('A1B2C3D4E5');
    await submit();
    await untilPaid();
  });
});

describe('on a device whose clock is wrong', () => {
  const answerAt = (date: number) =>
    new Response('', { headers: { date: new Date(date).toUTCString(), 'cache-control': 'no-store' } });

  afterEach(() => {
    jest.useRealTimers();
    setClock(answerAt(Date.now()));
  });

  it.each([10, 6 * 60, 24 * 60])('an SMS of now is taken, %s minutes back', async (minutes) => {
    const present = Date.parse('2026-12-01T04:30:00Z');
    jest.useFakeTimers({ now: present - minutes * 60_000 });
    setClock(answerAt(present));
    const { paste, submit, untilPaid } = await renderForm();
    await paste('Payment Tk 500.00 to 01812640275 successful. TrxID A1B2C3D4E5 at 01/12/2026 10:30');
    expect(valueOf(/^At what time/)).toBe('10:30');
    await submit();
    await untilPaid();
  });
});
