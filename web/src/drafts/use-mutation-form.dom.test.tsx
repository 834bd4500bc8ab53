import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { answer, disconnect, refuse } from '../../test/answers';
import { renderPart } from '../../test/render-part';
import { browserStorage } from '../lib/browser-storage';
import { CancelHearingDocument } from '../modules/cases/room/generated/change-dialogs';
import { TextInput } from '../ui/forms/text-input';
import { FormOutcome } from './form-outcome';
import { useMutationForm } from './use-mutation-form';

const reason = z.string().min(1, 'Say why').max(20, 'Too long');

function Form({ draft, onSent }: { draft?: string; onSent: () => void }) {
  const form = useMutationForm(CancelHearingDocument, {
    schema: z.object({ reason }),
    values: { reason: '' },
    variables: (typed, clientKey) => ({ id: 'hearing', text: typed.reason, clientKey }),
    fieldOf: { text: 'reason' },
    ...(draft === undefined ? {} : { draft }),
    onSent,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <FormOutcome form={form} failed="Not cancelled" />
      <TextInput {...form.field('reason')} label="Reason" />
      <button type="submit">Cancel it</button>
      {form.sent && <p>Done</p>}
    </form>
  );
}

const cancelled = answer(CancelHearingDocument, {});

async function renderForm(answers = [cancelled], draft?: string) {
  const onSent = jest.fn();
  const part = await renderPart(<Form onSent={onSent} {...(draft === undefined ? {} : { draft })} />, {
    answers,
  });
  const write = async (text: string) => part.user.type(screen.getByRole('textbox'), text);
  const submit = async () => part.user.click(screen.getByRole('button'));
  return { ...part, onSent, write, submit, sent: () => part.sent(CancelHearingDocument) };
}

const drafts = () => browserStorage('sessionStorage').keys();

describe('a form that a mutation sends', () => {
  it('sends nothing while a rule is broken', async () => {
    const { submit, sent } = await renderForm();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Say why');
    expect(sent()).toEqual([]);
  });

  it('calls back with the answer, and says that it is sent until the next sending', async () => {
    const { user, write, submit, onSent } = await renderForm();
    await write('Strike');
    await submit();
    await screen.findByText('Done');
    expect(onSent).toHaveBeenCalledTimes(1);
    await user.clear(screen.getByRole('textbox'));
    await submit();
    await waitFor(() => expect(screen.queryByText('Done')).toBeNull());
  });

  it('shows a refusal beside its field, without a failure of the form', async () => {
    const fields = [{ field: 'input.text', message: 'No such court' }];
    const { write, submit, onSent } = await renderForm([
      refuse(CancelHearingDocument, { code: 'BAD_USER_INPUT', fields }),
    ]);
    await write('Strike');
    await submit();
    await screen.findByRole('textbox', { description: /No such court/ });
    expect(screen.queryByText('Not cancelled')).toBeNull();
    expect(onSent).not.toHaveBeenCalled();
  });

  it('keeps the client key of the same text after a failure', async () => {
    const { write, submit, sent } = await renderForm([
      disconnect(CancelHearingDocument),
      disconnect(CancelHearingDocument),
      cancelled,
    ]);
    await write('Strike');
    await submit();
    await screen.findByText('Not cancelled');
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await write(' in town');
    await submit();
    await screen.findByText('Done');
    const keys = sent().map(({ clientKey }) => clientKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('stores what is typed only with the name of a draft, and until it is sent', async () => {
    const first = await renderForm();
    await first.write('Strike');
    expect(drafts()).toEqual([]);
  });

  it('removes its draft once it is sent', async () => {
    const { write, submit } = await renderForm([cancelled], 'cancel');
    await write('Strike');
    expect(drafts()).toHaveLength(1);
    await submit();
    await screen.findByText('Done');
    expect(drafts()).toEqual([]);
  });
});
