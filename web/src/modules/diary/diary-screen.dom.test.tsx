import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, disconnect, refuse, type Answer, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { DiaryRow } from '../../graphql/generated/schema-types';
import { toDhaka } from '../../lib/dhaka-time';
import { dayLater } from './diary-address';
import { SendResultDocument, SetSerialsDocument } from '../../outgoing/generated/send-act';
import { SendMessageDocument } from '../../outgoing/generated/send-item';
import { DiaryCountsDocument, DiaryScreenDocument } from './generated/diary-screen';
import { RecordResultDocument } from './generated/use-result-form';

const today = toDhaka().date;
const soon = dayLater(today, 14);

const row = (name: string, more: Partly<DiaryRow> = {}): Partly<DiaryRow> => ({
  ...{ hearingId: name, caseId: `case-${name}`, title: `Case ${name}`, day: today, hasTime: false },
  ...{ startsAt: `${today}T04:00:00.000Z`, court: 'CMM Court 9', purpose: 'Evidence', status: 'HEARING_1' },
  ...{ canTell: true, clientName: 'Rahima Begum', clientPhone: '+8801712345678' },
  ...more,
});

const unanswered = row('old', { day: dayLater(today, -3), court: 'Court 3' });
const rows = [row('a', { serial: 4 }), row('b', { court: 'Labour Court', canTell: false })];

const open = (shown: object = { rows, unanswered: [unanswered] }, answers = [recorded]) =>
  renderPage('/lawyer/diary', {
    role: 'lawyer',
    answers: [
      answer(DiaryScreenDocument, { shown }),
      answer(DiaryCountsDocument, {
        near: {
          rows: [
            { hearingId: 'a', day: today },
            { hearingId: 'b', day: today },
          ],
        },
      }),
      ...answers,
    ],
  });
const recorded = answer(RecordResultDocument, ({ input: { hearingId } }) => ({
  recordResult: { case: { id: `case-${hearingId}`, status: 'HEARING_2' as const }, row: row(hearingId) },
}));

const sheet = () => screen.findByRole('dialog');

describe('the diary', () => {
  it('has what nobody noted first, then the day by court, and counts its days', async () => {
    await open();
    await screen.findByRole('heading', { level: 2, name: 'Not noted yet 1' });
    const courts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(courts).toEqual(['CMM Court 9 1', 'Labour Court 1']);
    const views = within(screen.getByRole('navigation', { name: 'Days of the diary' }));
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Today2',
      'Tomorrow0',
      'Week',
    ]);
    const titles = screen.getAllByRole('link', { name: /^Case / }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Case old', 'Case a', 'Case b']);
  });

  it('names the client and the court of each row once, and has its clock before a long court', async () => {
    const unnamed = { title: 'C.R. 7/2025', clientPhone: null };
    await open({
      rows: [
        row('a', unnamed),
        row('b', { ...unnamed, line: 'C.R. 7/2025 · Rahima Begum v. Karim' }),
        row('c', { ...unnamed, title: 'Rahima Begum' }),
      ],
      unanswered: [
        { ...unanswered, hasTime: true },
        { ...unanswered, hearingId: 'older', title: 'C.R. 9/2025 · Court 3' },
      ],
    });
    await screen.findByRole('heading', { level: 2, name: 'Not noted yet 2' });
    const [first = '', second = '', ...texts] = screen
      .getAllByRole('button', { name: /^What happened/ })
      .map((button) => button.closest('li')!.textContent);
    expect(first).toMatch(/10:00 am.* · Court 3 · Evidence/);
    expect(second).not.toContain('Court 3 · Evidence');
    expect(texts.map((text) => text.split('Rahima Begum').length - 1)).toEqual([1, 1, 3]);
  });

  it('stores a result with three presses and a date, and what follows as it is ticked', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'What happened? Case a' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Heard' }));
    await user.type(dialog.getByLabelText('Day of the hearing'), soon);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Status: Hearing 2' }).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(RecordResultDocument)).toMatchObject([
      {
        input: {
          ...{ hearingId: 'a', result: 'HEARD', line: null, status: 'HEARING_2', tellClient: true },
          next: { day: soon, time: null, court: null, purpose: null },
        },
      },
    ]);
  });

  it('takes the line of an adjournment from a chip, leaves the status, and then offers the own phone', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'What happened? Case b' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Adjourned' }));
    await user.click(dialog.getByRole('button', { name: 'The other side asked' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    const text = new URL(link.getAttribute('href')!).searchParams.get('text');
    expect(text).toMatch(
      /^Case b, .*, Labour Court: Adjourned\.\nThe other side asked\nThere is no next date yet\./,
    );
    expect(sent(RecordResultDocument)).toMatchObject([
      { input: { next: null, line: 'The other side asked', status: null, tellClient: false } },
    ]);
  });

  it('says what is missing, and keeps what was typed after a refusal', async () => {
    const reason = 'This hearing was moved or cancelled. Please look at the case again.';
    const { user } = await open(undefined, [
      refuse(RecordResultDocument, { code: 'CONFLICT', message: reason }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'What happened? Case a' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Choose what happened');
    await user.click(dialog.getByRole('radio', { name: 'Not called' }));
    await user.type(dialog.getByLabelText('In one line'), 'Until two');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(reason);
    expect(dialog.getByLabelText<HTMLInputElement>('In one line').value).toBe('Until two');
  });

  it('keeps a result without a connection at its row, until the server has answered', async () => {
    const reason = 'This hearing was moved or cancelled. Please look at the case again.';
    const { user, sent } = await open(undefined, [
      disconnect(RecordResultDocument),
      refuse(SendResultDocument, { code: 'CONFLICT', message: reason }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'What happened? Case a' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Not called' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Noted here. It goes out when there is a connection.');
    await screen.findByText(`This was not noted: ${reason}`);
    const [first] = sent(RecordResultDocument);
    expect(sent(SendResultDocument)).toEqual([first]);
    screen.getByText('Not called');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    screen.getByRole('button', { name: 'What happened? Case a' });
  });

  it('still shows a result that was refused because its hearing is no longer there', async () => {
    const reason = 'This hearing was moved or cancelled. Please look at the case again.';
    const { user } = await open(undefined, [
      disconnect(RecordResultDocument),
      refuse(SendResultDocument, { code: 'CONFLICT', message: reason }),
      answer(DiaryScreenDocument, { shown: { rows: [rows[1]!], unanswered: [] } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'What happened? Case a' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Not called' }));
    await user.type(dialog.getByLabelText('In one line'), 'Until two');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(`This was not noted: ${reason}`);
    await user.click(screen.getByRole('link', { name: /^Tomorrow/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Case a' })).toBeNull());
    await screen.findByText(/Not called · Until two/);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/was not noted/)).toBeNull();
  });

  it('sends a correction after the result that still waits, which would overwrite it', async () => {
    let isOnline = false;
    const stored = answer(SendResultDocument, { recordResult: { case: { id: 'case-a' } } });
    const respond: Answer['respond'] = (variables) =>
      isOnline ? stored.respond(variables) : 'no connection';
    const { user, sent } = await open(undefined, [
      disconnect(RecordResultDocument),
      ...Array.from({ length: 9 }, () => ({ ...stored, respond })),
    ]);
    const note = async (press: string, result: string) => {
      await user.click(await screen.findByRole('button', { name: `${press} Case a` }));
      const dialog = within(await sheet());
      await user.click(dialog.getByRole('radio', { name: result }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await note('What happened?', 'Heard');
    await note('Correct', 'Not called');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Waits for a connection')).toBeNull());
    expect(sent(RecordResultDocument)).toHaveLength(1);
    const results = sent(SendResultDocument).map(({ input }) => input.result);
    expect(results.slice(-2)).toEqual(['HEARD', 'NOT_CALLED']);
  });

  it('notes one result for all that are ticked', async () => {
    const { user, sent } = await open(undefined, [
      recorded,
      answer(SendResultDocument, { recordResult: { case: { id: 'case-b' } } }),
    ]);
    for (const name of ['a', 'b']) await user.click(await screen.findByLabelText(`Select “Case ${name}”`));
    await user.click(screen.getByRole('button', { name: 'What happened?' }));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Judge absent' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'SMS' });
    await waitFor(() => expect(sent(SendResultDocument)).toHaveLength(1));
    const inputs = [...sent(RecordResultDocument), ...sent(SendResultDocument)].map(({ input }) => input);
    expect(inputs.map(({ hearingId, tellClient }) => [hearingId, tellClient])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('says each fact of a case once: not what its title and the heading of its court say', async () => {
    const line = 'C.R. 412/2025 · CMM Court 9 · Ramna · A (complainant) v. B';
    const own = row('e', { title: 'C.R. 412/2025 · CMM Court 9', line });
    const named = row('f', { title: 'The cheque', line });
    await open({ rows: [own, named] });
    const first = (await screen.findAllByRole('link', { name: own.title! }))[0]!.closest('li')!;
    expect(within(first).getByText('Ramna · A (complainant) v. B')).toBeTruthy();
    const second = screen.getAllByRole('link', { name: 'The cheque' })[0]!.closest('li')!;
    expect(within(second).getByText('C.R. 412/2025 · Ramna · A (complainant) v. B')).toBeTruthy();
  });

  it('tells the clients of ticked rows, each in the own language, one message a room', async () => {
    const day = '2099-12-14';
    const { user, sent } = await open(
      {
        rows: [
          row('p', { day, clientLanguage: 'BN' }),
          row('q', { day, clientLanguage: 'EN', nextDate: '2099-12-21', court: '' }),
          row('r', {
            day,
            clientLanguage: 'EN',
            caseId: 'case-q',
            nextDate: '2099-12-21',
            nextCourt: 'Court 3',
          }),
          row('s', { day: today, canTell: false }),
        ],
      },
      [answer(SendMessageDocument, { sendMessage: { message: {} } })],
    );
    for (const name of ['p', 'q', 'r', 's'])
      await user.click(await screen.findByLabelText(`Select “Case ${name}”`));
    await user.click(screen.getByRole('button', { name: 'Tell clients' }));
    const dialog = within(await sheet());
    dialog.getByText('Case p: সোমবার, ১৪ ডিসেম্বর ২০৯৯ আদালত বসবে না। নতুন তারিখ আমি জানাব।');
    await user.click(dialog.getByRole('radio', { name: 'The new date' }));
    dialog.getByText('1 case is left out: no account, no date, or more than 30.');
    await user.click(dialog.getByRole('button', { name: 'Send 2 messages' }));
    await waitFor(() => expect(sent(SendMessageDocument)).toHaveLength(2));
    expect(sent(SendMessageDocument).map(({ input }) => [input.caseId, input.body])).toEqual([
      ['case-p', 'Case p: নতুন তারিখ সোমবার, ১৪ ডিসেম্বর ২০৯৯, CMM Court 9।'],
      ['case-q', 'Case r: the new date is Monday 21 December 2099, Court 3.'],
    ]);
    expect(screen.queryByRole('button', { name: 'Tell clients' })).toBeNull();
  });

  it('keeps own words to clients until they are sent, over a reload too', async () => {
    const day = '2099-12-14';
    const write = async () => {
      const page = await open({ rows: [row('p', { day })] }, [
        answer(SendMessageDocument, { sendMessage: { message: {} } }),
      ]);
      await page.user.click(await screen.findByLabelText('Select “Case p”'));
      await page.user.click(screen.getByRole('button', { name: 'Tell clients' }));
      const dialog = within(await sheet());
      await page.user.click(dialog.getByRole('radio', { name: 'In my own words' }));
      return { ...page, dialog, text: dialog.getByLabelText<HTMLTextAreaElement>('Text for all of them') };
    };
    const first = await write();
    await first.user.type(first.text, 'Bring the deed');
    cleanup();
    const { user, dialog, text } = await write();
    expect(text.value).toBe('Bring the deed');
    await user.click(dialog.getByRole('button', { name: 'Send 1 message' }));
    cleanup();
    expect((await write()).text.value).toBe('');
  });

  it('does not ask about a day to come, or a closed case', async () => {
    await open({ rows: [row('c', { status: 'CASE_CLOSED' }), row('d', { day: dayLater(today, 1) })] });
    await screen.findByRole('link', { name: 'Case d' });
    expect(screen.queryByRole('button', { name: /^What happened/ })).toBeNull();
  });

  it('shows a result with the next date, to be corrected', async () => {
    await open({ rows: [row('a', { result: 'ADJOURNED', resultLine: 'No time', nextDate: '2099-12-14' })] });
    await screen.findByText('Adjourned');
    screen.getByText('Next date 14 Dec 2099');
    screen.getByRole('button', { name: 'Correct Case a' });
  });

  it('does not count a hearing twice where its result is corrected', async () => {
    const { user, sent } = await open({ rows: [row('a', { result: 'HEARD', resultLine: 'Witnes' })] });
    await user.click(await screen.findByRole('button', { name: 'Correct Case a' }));
    const dialog = within(await sheet());
    await user.type(dialog.getByLabelText('In one line'), 's');
    expect(dialog.queryByRole('checkbox', { name: /^Status/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(RecordResultDocument)).toMatchObject([
      { input: { result: 'HEARD', line: 'Witness', status: null } },
    ]);
  });

  it('stores a serial in either digits when its field is left', async () => {
    const { user, sent } = await open(undefined, [
      answer(SetSerialsDocument, { setSerials: { hearings: [{ id: 'b', serial: 12 }] } }),
    ]);
    await user.type(await screen.findByLabelText('Serial of “Case b”'), '১২{Enter}');
    await waitFor(() =>
      expect(sent(SetSerialsDocument)).toEqual([{ input: { serials: [{ hearingId: 'b', serial: 12 }] } }]),
    );
  });

  it('stores a serial that was typed when the page went away, once it is back', async () => {
    const answers = [answer(SetSerialsDocument, { setSerials: { hearings: [{ id: 'b', serial: 12 }] } })];
    const first = await open();
    await first.user.type(await screen.findByLabelText('Serial of “Case b”'), '12');
    cleanup();
    expect(first.sent(SetSerialsDocument)).toEqual([]);
    const { sent } = await open(undefined, answers);
    await waitFor(() =>
      expect(sent(SetSerialsDocument)).toEqual([{ input: { serials: [{ hearingId: 'b', serial: 12 }] } }]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Serial of “Case b”').value).toBe('12');
    cleanup();
    const later = await open();
    await screen.findByLabelText('Serial of “Case b”');
    expect(later.sent(SetSerialsDocument)).toEqual([]);
  });

  it('has what was typed for several rows in the sheet again when the same rows are ticked', async () => {
    const write = async (names: readonly string[]) => {
      const { user } = await open();
      for (const name of names) await user.click(await screen.findByLabelText(`Select “Case ${name}”`));
      await user.click(screen.getByRole('button', { name: 'What happened?' }));
      const dialog = within(await sheet());
      return { user, line: dialog.getByLabelText<HTMLInputElement>('In one line') };
    };
    const { user, line } = await write(['a', 'b']);
    await user.type(line, 'Strike');
    cleanup();
    expect((await write(['b', 'a'])).line.value).toBe('Strike');
    cleanup();
    expect((await write(['a', 'old'])).line.value).toBe('');
  });

  it('keeps a serial without a connection in its field, and a refused one with the reason, until another is typed', async () => {
    const { user, sent } = await open(undefined, [
      disconnect(SetSerialsDocument),
      refuse(SetSerialsDocument, { code: 'BAD_USER_INPUT', message: 'A serial is a number from 1 to 9999' }),
      answer(SetSerialsDocument, { setSerials: { hearings: [{ id: 'b', serial: 12 }] } }),
    ]);
    const field = await screen.findByLabelText<HTMLInputElement>('Serial of “Case b”');
    await user.type(field, '0{Enter}');
    await screen.findByText('Waits for a connection');
    screen.getByRole('button', { name: 'What happened? Case b' });
    fireEvent(window, new Event('online'));
    await screen.findByText('This was not noted: A serial is a number from 1 to 9999');
    expect(field.value).toBe('0');
    await user.clear(field);
    await user.type(field, '12{Enter}');
    await waitFor(() => expect(screen.queryByText(/was not noted/)).toBeNull());
    const serials = sent(SetSerialsDocument).map(({ input }) => [input.serials].flat()[0]?.serial);
    expect([serials, field.value]).toEqual([[0, 0, 12], '12']);
  });

  it('says so where nothing is heard', async () => {
    await open({ rows: [] });
    await screen.findByRole('heading', { name: 'No hearing on this day' });
  });
});
