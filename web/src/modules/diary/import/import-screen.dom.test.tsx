import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, disconnect, type Answer } from '../../../../test/answers';
import { renderPage } from '../../../../test/render-part';
import { ImportCasesDocument, RemoveOwnCasesDocument } from './generated/use-import';

const headings = 'Sl. No.\tCase no\tCourt\tClient\tMobile\tNext date\tFixed for';
const wages = '1\tC.R. 412/2025\tLabour Court\tRahima Begum\t01712345678\t১৪/১২/২০২৬\tEvidence';
const land = '2\tT.S. 7/2024\tCourt 3\tKarim Uddin\t\t14/13/2026\t';

/** The diary has the case of the client Karim; a number of "x" is refused. */
const imported = answer(ImportCasesDocument, ({ rows }) => ({
  importCases: {
    rows: [rows].flat().map(({ clientKey, clientName, facts: { number } }) => {
      if (number === 'x')
        return { clientKey, outcome: 'REFUSED' as const, field: 'facts.number', message: 'No such number' };
      const outcome = clientName === 'Karim Uddin' ? ('ALREADY_THERE' as const) : ('ADDED' as const);
      return { clientKey, outcome, caseId: `case-${number}` };
    }),
  },
}));

async function paste(text: string, answers: readonly Answer[] = [imported]) {
  const page = await renderPage('/lawyer/diary/import', { role: 'lawyer', answers });
  fireEvent.input(await screen.findByLabelText('Paste your table here'), { target: { value: text } });
  return { ...page, add: (name: string) => page.user.click(screen.getByRole('button', { name })) };
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T04:00:00Z')));
afterEach(() => jest.restoreAllMocks());

describe('a pasted table', () => {
  it('is added but for a wrong date, which is corrected beside its cell', async () => {
    const { user, sent, add } = await paste([headings, wages, land].join('\n'));
    screen.getByText('13 is not a month');
    screen.getByText('1 row with a mistake stays here');
    within(screen.getByRole('table', { name: 'Rows to add' })).getByText('14 Dec');
    await add('Add 1 case');
    await screen.findByText('1 case added');
    expect(sent(ImportCasesDocument)).toMatchObject([
      {
        rows: [
          {
            ...{ clientName: 'Rahima Begum', clientPhone: '01712345678' },
            facts: { kind: 'C.R.', number: '412', year: 2025, court: 'Labour Court' },
            next: { day: '2026-12-14', purpose: 'Evidence' },
          },
        ],
      },
    ]);
    const cell = screen.getByLabelText('Next date, row 3');
    await user.clear(cell);
    await user.type(cell, '14/12/2026{Tab}');
    await add('Add 1 case');
    await screen.findByText('1 was in your diary already and is left as it is there');
    expect(screen.getByRole('link', { name: 'T.S. 7' }).getAttribute('href')).toBe('/lawyer/cases/case-7');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the reason of the server beside the cell, and stays as it is', async () => {
    const { add } = await paste('Case no,Client\nx,Jamila');
    await add('Add 1 case');
    await screen.findByText('No such number');
    expect(screen.getByLabelText<HTMLInputElement>('Number, row 2').value).toBe('x');
    screen.getByText('1 row with a mistake stays here');
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('takes back what it added, and has the rows again', async () => {
    const removed = answer(RemoveOwnCasesDocument, ({ ids }) => ({
      removeOwnCases: { removedIds: [ids].flat() },
    }));
    const { sent, add, press } = await paste([headings, wages].join('\n'), [imported, removed]);
    await add('Add 1 case');
    await press('Undo this import');
    await screen.findByRole('button', { name: 'Add 1 case' });
    expect(sent(RemoveOwnCasesDocument)).toEqual([{ ids: ['case-412'] }]);
  });

  it('can be undone after a reload, too, until another table is pasted or if others use the phone', async () => {
    const removed = answer(RemoveOwnCasesDocument, ({ ids }) => ({
      removeOwnCases: { removedIds: [ids].flat() },
    }));
    const reload = async () => {
      cleanup();
      return renderPage('/lawyer/diary/import', { role: 'lawyer', answers: [removed] });
    };
    const { add } = await paste([headings, wages].join('\n'));
    await add('Add 1 case');
    await screen.findByText('1 case added');
    await reload();
    fireEvent.input(await screen.findByLabelText('Paste your table here'), { target: { value: 'x' } });
    expect(screen.queryByText('1 case added')).toBeNull();

    cleanup();
    await (await paste([headings, wages].join('\n'))).add('Add 1 case');
    await screen.findByText('1 case added');
    const { press, sent } = await reload();
    await press('Undo this import');
    await screen.findByRole('button', { name: 'Add 1 case' });
    expect(sent(RemoveOwnCasesDocument)).toEqual([{ ids: ['case-412'] }]);
    await reload();
    await screen.findByRole('button', { name: 'Add 1 case' });
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('goes out in hundreds; without a connection the same rows go again', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `${index + 1},Jamila`);
    const { sent, add } = await paste(['Case no,Client', ...rows].join('\n'), [
      disconnect(ImportCasesDocument),
      imported,
      imported,
      imported,
    ]);
    await add('Add 250 cases');
    await screen.findByText('This was not finished');
    await add('Add 250 cases');
    await screen.findByText('250 cases added');
    const [lost, ...sizes] = sent(ImportCasesDocument).map(({ rows }) => [rows].flat());
    expect(sizes.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(lost).toEqual(sizes[0]);
  });

  it('has a correction that was typed when the page went away', async () => {
    const { user } = await paste([headings, land].join('\n'));
    const cell = screen.getByLabelText('Next date, row 2');
    await user.clear(cell);
    await user.type(cell, '14/12/2026');
    cleanup();
    await renderPage('/lawyer/diary/import', { role: 'lawyer', answers: [] });
    await screen.findByRole('button', { name: 'Add 1 case' });
    within(screen.getByRole('table', { name: 'Rows to add' })).getByText('14 Dec');
  });

  it('without headings keeps its first row, also where a court is named in it', async () => {
    await paste('Karim,CMM Court 9,৭/১২/২০২৬\nRahima,Labour Court,8/12/2026');
    screen.getByRole('button', { name: 'Add 2 cases' });
  });

  it('has its headings below the title of the sheet', async () => {
    await paste(`Diary of 2026\t\t\n${headings}\n${wages}`);
    within(screen.getByRole('table', { name: 'Rows to add' })).getByText('14 Dec');
    screen.getByRole('button', { name: 'Add 1 case' });
  });

  it.each([
    ['has another encoding', 'Case no,Client\n7,Karim \uFFFD'],
    ['has lost its letters', 'Case no,Client\n7,????? ?????'],
    ['is written in Bijoy', 'Case no,Client\n7,iwngv †eMg'],
  ])('that %s is not added, and says in which row', async (_, text) => {
    await paste(text);
    screen.getByText(/^The letters of row 2 cannot be read/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('with question marks is added', async () => {
    await paste('Case no,Client\n7,Karim ???\n8,†');
    screen.getByRole('button', { name: 'Add 2 cases' });
  });

  it('without headings has its columns chosen by hand', async () => {
    const { user, sent, add } = await paste('Rahima,C.R. 412/2025');
    await user.selectOptions(screen.getByLabelText('Column 1'), 'Name of the client');
    await user.selectOptions(screen.getByLabelText('Column 2'), 'Number');
    await add('Add 1 case');
    await waitFor(() =>
      expect(sent(ImportCasesDocument)).toMatchObject([
        { rows: [{ clientName: 'Rahima', facts: { number: '412' } }] },
      ]),
    );
  });

  it('says before it is added that a purpose without a next date is not kept, and shows those rows first', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `${index + 1},Jamila,8/12/2026,Evidence`);
    await paste(['Case no,Client,Next date,Fixed for', ...rows, '21,Rahima,,Argument'].join('\n'));
    screen.getByText('Without a next date the purpose of 1 row is not added');
    const [, first] = within(screen.getByRole('table', { name: 'Rows to add' })).getAllByRole('row');
    expect(first?.textContent).toContain('Argument');
    screen.getByRole('button', { name: 'Add 21 cases' });
  });

  it('says that dates are on days when no court sits, and shows those rows first', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `${index + 1},Jamila,8/12/2026`);
    await paste(['Case no,Client,Next date', ...rows, '21,Rahima,11/12/2026'].join('\n'));
    screen.getByText('1 next date is on a Friday or Saturday, when courts do not sit');
    const [, first] = within(screen.getByRole('table', { name: 'Rows to add' })).getAllByRole('row');
    expect(first?.textContent).toContain('Friday 11 December 2026');
    screen.getByRole('button', { name: 'Add 21 cases' });
  });

  it('sends a row that was corrected after an unknown answer as another one', async () => {
    const { user, sent, add } = await paste('Case no,Client\nx,Jamila\n7,Rahima', [
      imported,
      imported,
      imported,
    ]);
    await add('Add 2 cases');
    const cell = await screen.findByLabelText('Number, row 2');
    await user.clear(cell);
    await user.type(cell, '8{Tab}');
    await add('Add 1 case');
    await screen.findByText('2 cases added');
    const [before, after] = sent(ImportCasesDocument).map(({ rows }) => [rows].flat()[0]!);
    expect(after!.clientKey).not.toBe(before!.clientKey);
  });

  describe('after a lost answer', () => {
    /** Adds each row, and knows it again by its key and by its number; the answer of the first request is lost. */
    function forgetfulDiary() {
      const diary = new Map<string, { number: string; row: object }>();
      let isLost = true;
      const add = answer(ImportCasesDocument, ({ rows }) => {
        const outcomes = [rows].flat().map((row) => {
          const { clientKey } = row;
          const number = row.facts.number ?? '';
          const [same] = [...diary].find(([, one]) => one.number === number) ?? [];
          if (!same) diary.set(clientKey, { number, row });
          const outcome =
            same === undefined || same === clientKey ? ('ADDED' as const) : ('ALREADY_THERE' as const);
          return { clientKey, outcome, caseId: same ?? clientKey };
        });
        return { importCases: { rows: outcomes } };
      });
      const respond: Answer['respond'] = (variables) => {
        const response = add.respond(variables);
        if (!isLost) return response;
        isLost = false;
        return 'no connection';
      };
      const remove = answer(RemoveOwnCasesDocument, ({ ids }) => {
        const removedIds = [ids].flat().filter((id) => diary.delete(id));
        return { removeOwnCases: { removedIds } };
      });
      const answers = [...Array.from({ length: 4 }, () => ({ ...add, respond })), remove];
      return { answers, stored: () => [...diary.values()].map(({ row }) => row) };
    }
    const row = { number: '7', court: 'Court 3', client: 'Rahima', day: '8/12/2026', purpose: 'Evidence' };
    const textOf = (corrected: Partial<typeof row>) =>
      ['Case no,Court,Client,Next date,Fixed for', Object.values({ ...row, ...corrected }).join(',')].join(
        '\n',
      );
    const pasteAgain = (text: string) =>
      fireEvent.input(screen.getByLabelText('Paste your table here'), { target: { value: text } });

    it.each([
      [{ number: '8' }, { facts: { number: '8' } }],
      [{ court: 'Court 5' }, { facts: { court: 'Court 5' } }],
      [{ client: 'Jamila' }, { clientName: 'Jamila' }],
      [{ day: '9/12/2026' }, { next: { day: '2026-12-09' } }],
      [{ purpose: 'Argument' }, { next: { purpose: 'Argument' } }],
    ])('the diary has a row that is pasted again with %j as corrected, once', async (corrected, expected) => {
      const { answers, stored } = forgetfulDiary();
      const { add } = await paste(textOf({}), answers);
      await add('Add 1 case');
      await screen.findByText('This was not finished');
      pasteAgain(textOf(corrected));
      await add('Add 1 case');
      await screen.findByText('1 case added');
      expect(stored()).toMatchObject([expected]);
      expect(screen.queryByText(/in your diary already/)).toBeNull();
    });

    it('another table says which cases of the first it would remove, and keeps them with a press', async () => {
      const { answers, stored } = forgetfulDiary();
      const { add, press } = await paste(textOf({}), answers);
      await add('Add 1 case');
      await screen.findByText('This was not finished');
      expect(screen.queryByText(/of the table before/)).toBeNull();
      pasteAgain(textOf({ number: '9', client: 'Jamila' }));
      screen.getByText('1 row of the table before may be in your diary');
      await press('Leave them there');
      expect(screen.queryByText(/of the table before/)).toBeNull();
      await add('Add 1 case');
      await screen.findByText('1 case added');
      expect(stored()).toMatchObject([{ facts: { number: '7' } }, { facts: { number: '9' } }]);
    });

    it('the rows are there after a reload with their corrections, and are added once', async () => {
      const { answers, stored } = forgetfulDiary();
      const first = await paste(textOf({}), answers);
      await first.add('Add 1 case');
      await screen.findByText('This was not finished');
      cleanup();
      const { user } = await renderPage('/lawyer/diary/import', { role: 'lawyer', answers });
      expect((await screen.findByLabelText<HTMLTextAreaElement>('Paste your table here')).value).toBe(
        textOf({}),
      );
      await user.click(screen.getByRole('button', { name: 'Add 1 case' }));
      await screen.findByText('1 case added');
      expect(stored()).toHaveLength(1);
    });

    it('a row that is sent again as it was is added once', async () => {
      const { answers, stored } = forgetfulDiary();
      const { add } = await paste(textOf({}), answers);
      await add('Add 1 case');
      await screen.findByText('This was not finished');
      await add('Add 1 case');
      await screen.findByText('1 case added');
      expect(stored()).toHaveLength(1);
    });

    it('the diary has a row with other columns, once', async () => {
      const { answers, stored } = forgetfulDiary();
      const { user, add } = await paste('Rahima,C.R. 412/2025', answers);
      await user.selectOptions(screen.getByLabelText('Column 2'), 'Number');
      await add('Add 1 case');
      await screen.findByText('This was not finished');
      await user.selectOptions(screen.getByLabelText('Column 1'), 'Name of the client');
      await add('Add 1 case');
      await screen.findByText('1 case added');
      expect(stored()).toMatchObject([{ clientName: 'Rahima', facts: { number: '412' } }]);
    });

    it('a row that was in the diary before is left as it is, and named', async () => {
      const { answers, stored } = forgetfulDiary();
      for (const clientKey of ['lost', 'before'])
        answers[0]!.respond({ rows: [{ clientKey, facts: { number: '7' } }] });
      const { add } = await paste(textOf({}), answers);
      await add('Add 1 case');
      await screen.findByText('1 was in your diary already and is left as it is there');
      expect(stored()).toHaveLength(1);
    });
  });
});
