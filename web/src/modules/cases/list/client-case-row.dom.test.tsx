import { screen, within } from '@testing-library/react';
import { answer, type Partly } from '../../../../test/answers';
import { renderPage } from '../../../../test/render-part';
import type { Case } from '../../../graphql/generated/schema-types';
import { ClientCasesDocument } from '../generated/client-cases-screen';

const fee = { id: 'fee', amountPoisha: 800_000, covers: 'The plaint' };
const mohor: Partly<Case> = { id: 'mohor', title: 'Dower', status: 'ACCEPTED', acceptsPayment: true };

async function rowOf(legalCase: Partly<Case>, language: 'en' | 'bn') {
  await renderPage('/user/cases?pay=mohor', {
    language,
    answers: [
      answer(ClientCasesDocument, {
        myCases: { items: [{ ...mohor, ...legalCase }], page: 1, pages: 1, total: 1 },
        myCaseCounts: { total: 1 },
      }),
    ],
  });
  return within(await screen.findByRole('row', { name: /Dower/ }));
}

const waiting = [
  { what: 'alone', due: { proposed: fee, accepted: null }, canAct: ['ANSWER_FEE', 'PAY'] as const },
  { what: 'beside another', due: { proposed: fee, accepted: fee }, canAct: ['ANSWER_FEE', 'PAY'] as const },
  {
    what: 'in a paid case',
    due: { proposed: fee },
    canAct: ['ANSWER_FEE'] as const,
    paymentStatus: 'PAID' as const,
  },
];

describe('a fee that waits for the client is answered in the case', () => {
  describe.each([
    ['en', /^Answer the fee/],
    ['bn', /^ফির উত্তর দিন/],
  ] as const)('in %s', (language, name) => {
    it.each(waiting)('$what', async ({ what: _, ...legalCase }) => {
      const row = await rowOf(legalCase, language);
      const link = row.getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/\/user\/cases\/mohor\?tab=payment$/);
      expect(row.queryByRole('button')).toBeNull();
    });
  });

  it('and paid once it is accepted', async () => {
    const row = await rowOf({ due: { accepted: fee, proposed: null }, canAct: ['PAY'] }, 'en');
    row.getByRole('button', { name: /^Pay the fee/ });
  });

  it('and neither where the acts say so', async () => {
    const row = await rowOf({ due: { proposed: fee, accepted: null }, canAct: [] }, 'en');
    expect(row.queryByRole('link', { name: /^(Answer|Pay) the fee/ })).toBeNull();
    expect(row.queryByRole('button', { name: /^(Answer|Pay) the fee/ })).toBeNull();
  });
});
