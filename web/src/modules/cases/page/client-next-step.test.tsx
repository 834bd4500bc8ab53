import { StaticRouter } from 'react-router-dom';
import { fragmentOf, valuesOf, type Partly } from '../../../../test/answers';
import { present } from '../../../../test/case-states/case-state';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import type { Case, CaseStatus } from '../../../graphql/generated/schema-types';
import { ClientNextStep } from './client-next-step';
import { ClientNextStep_CaseFragmentDoc } from './generated/client-next-step';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(present));
afterEach(() => jest.restoreAllMocks());

const hour = 3_600_000;
const fee = { id: 'fee', amountPoisha: 1_500_000, covers: 'The plaint' };
const lawyer = { id: 'lawyer', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', verified: true };

interface Given {
  hours: number;
  facts?: Partly<Case>;
  wanted?: number;
  language?: 'en' | 'bn';
}

/** The texts of the step, line by line. */
async function stepOf({ hours, facts, wanted = 0, language = 'en' }: Given): Promise<string[]> {
  const legalCase = fragmentOf(ClientNextStep_CaseFragmentDoc, {
    ...{ id: 'case', title: 'Land', status: 'HEARING_1', paymentStatus: 'PAID', lawyer },
    nextHearing: {
      id: 'hearing',
      startsAt: new Date(present + hours * hour).toISOString(),
      hasTime: true,
      court: 'Court 3',
    },
    ...facts,
  });
  const translator = await translatorFor(language, 'casePage', 'cases', 'room', 'withdrawal', 'fees');
  const page = renderWith(
    translator,
    <StaticRouter location="/user/cases/case">
      <ClientNextStep legalCase={legalCase} wanted={wanted} onReview={() => undefined} />
    </StaticRouter>,
  );
  const texts = page.replaceAll(/<\/(?:h2|p|button|a)>/g, '\n').replaceAll(/<!--.*?-->|<[^>]*>/g, '');
  return texts.split('\n').filter(Boolean);
}

describe.each(valuesOf('CaseStatus') as CaseStatus[])('at the status %s', (status) => {
  it.each([
    ['in 2 hours', 2, 'Be at Court 3 today, 2:30 pm'],
    ['in 6 days and 23 hours', 6 * 24 + 23, 'Be at Court 3 on 5 Dec, 11:30 am'],
  ])('a hearing %s is the step', async (_, hours, title) => {
    expect((await stepOf({ hours, facts: { status } }))[0]).toBe(title);
  });

  it('a hearing in 8 days is not yet', async () => {
    const [title] = await stepOf({ hours: 8 * 24, facts: { status } });
    expect(title).not.toContain('Court 3');
    expect(title).toBeTruthy();
  });
});

const unpaid: Partly<Case> = {
  paymentStatus: 'UNPAID',
  canAct: ['PAY'],
  due: { accepted: fee, proposed: null },
};
const refusedPayment = { id: 'payment', amountPoisha: 1_500_000, reason: 'No SMS came.' };
const bring = {
  nextHearing: {
    id: 'hearing',
    startsAt: new Date(present + 22 * hour).toISOString(),
    hasTime: true,
    court: 'Court 3',
    bring: 'The deed',
  },
};

const refusal = 'Your payment of ৳\u00a015,000 did not arrive: “No SMS came.”';

describe('beside a hearing tomorrow the step says', () => {
  it.each<[string, Omit<Given, 'hours'>, string[]]>([
    ['a fee to pay', { facts: unpaid }, ['Send ৳\u00a015,000', 'See the fee']],
    [
      'a refused payment',
      { facts: { ...unpaid, refusedPayment } },
      [
        `${refusal} Do not send the money again. Compare the ID with your SMS, last digits first.`,
        'Check the ID',
      ],
    ],
    [
      'a fee to answer',
      { facts: { canAct: ['ANSWER_FEE'], due: { accepted: null, proposed: fee } } },
      ['Nusrat Jahan asks for ৳\u00a015,000', 'See the fee'],
    ],
    ['what to bring', { facts: bring }, ['Bring: The deed']],
    ['papers to add', { wanted: 2 }, ['Your lawyer needs 2 documents', 'Add documents']],
    [
      'all of it, the refused payment first',
      {
        facts: {
          ...{ ...unpaid, ...bring, refusedPayment, canAct: ['ANSWER_FEE', 'PAY'] },
          due: { accepted: fee, proposed: { ...fee, id: 'next', amountPoisha: 800_000 } },
        },
        wanted: 1,
      },
      [
        `${refusal} Do not send the money again. Compare the ID with your SMS, last digits first.`,
        'Nusrat Jahan asks for ৳\u00a08,000',
        'Your lawyer needs 1 document',
        'Bring: The deed',
        'Check the ID',
      ],
    ],
    [
      'where to look, if nothing is to be done',
      {},
      ['See day, time and place below. Ask your lawyer if anything is unclear.'],
    ],
  ])('%s', async (_, given, lines) => {
    expect(await stepOf({ hours: 22, ...given })).toEqual(['Be at Court 3 tomorrow, 10:30 am', ...lines]);
  });

  it('so in Bangla', async () => {
    expect(await stepOf({ hours: 22, facts: { ...bring }, language: 'bn' })).toEqual([
      'আগামীকাল সকাল ১০:৩০ আদালতে থাকবেন: Court 3',
      expect.stringContaining('The deed'),
    ]);
  });

  it.each([
    [{ hasTime: false, court: 'Court 3' }, 'Be at Court 3 tomorrow'],
    [{ hasTime: true, court: '' }, 'Be in court tomorrow, 10:30 am'],
  ])('no time and no court that nobody knows: %j', async (known, title) => {
    const nextHearing = { ...bring.nextHearing, ...known };
    expect((await stepOf({ hours: 22, facts: { nextHearing } }))[0]).toBe(title);
  });

  it('that the lawyer has left', async () => {
    const [title, next] = await stepOf({ hours: 22, facts: { lawyer: null } });
    expect([title, next]).toEqual(['Be at Court 3 tomorrow, 10:30 am', 'The lawyer has left AinSathi']);
  });
});
