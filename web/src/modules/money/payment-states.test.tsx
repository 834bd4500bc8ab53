import type { Language } from '@ainsathi/contract/languages';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { CaseAct, PaymentState } from '../../graphql/generated/schema-types';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { ToastProvider } from '../../ui/overlays/toast';
import { CasePeople } from '../cases/page/admin-case-people';
import { CasePayment } from './case-payment';
import { PaymentBadge } from '../cases/list/payment-badge';
import { PaymentDate } from '../cases/page/payment-date';

const LAWYER = { id: 'lawyer', name: 'Karim', nameBangla: null, verified: true };

/** As each role's query returns it. */
function caseWith(state: PaymentState, canAct: CaseAct[] = [], lawyer: object | null = LAWYER): object {
  const isPaid = state !== 'REFUSED';
  const payment = {
    ...{ id: 'payment', feeId: null, state, method: 'NAGAD', amountPoisha: 2_500_000 },
    ...{ reason: 'Nothing came', answeredAt: '2026-11-16T04:00:00Z', receipt: null },
  };
  return {
    ...{ id: 'case', status: 'ACCEPTED', canAct, acceptsPayment: false, dueAmountPoisha: null },
    ...{ paymentStatus: isPaid ? 'PAID' : 'UNPAID', paidAt: isPaid ? '2026-11-15T04:00:00Z' : null },
    ...{ bKashTrxId: isPaid ? '73Q1ABCD' : null, due: { accepted: null, proposed: null }, fees: [] },
    ...{ payments: [payment], lastPayments: [payment], client: null },
    lawyer,
  };
}

const SCREENS: Record<string, (state: PaymentState) => ReactNode> = {
  client: (state) => <CasePayment legalCase={caseWith(state)} money={caseWith(state)} />,
  list: (state) => <CasePayment legalCase={caseWith(state)} wide />,
  lawyer: (state) => {
    const legalCase = caseWith(state, state === 'SUBMITTED' ? ['CONFIRM_PAYMENT'] : []);
    return (
      <>
        <PaymentBadge legalCase={legalCase} />
        <PaymentDate legalCase={legalCase} />
      </>
    );
  },
  admin: (state) => <CasePeople legalCase={caseWith(state, [], null)} />,
};

async function textOf(role: string, state: PaymentState, language: Language): Promise<string> {
  const translator = await translatorFor(language, 'cases', 'casePage', 'fees', 'directory');
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const screen = (
    <ApolloProvider client={client}>
      <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
        <StaticRouter location="/">{SCREENS[role]?.(state)}</StaticRouter>
      </ToastProvider>
    </ApolloProvider>
  );
  return renderWith(translator, screen).replaceAll(/<[^>]*>/g, '|');
}

const HANDED_IN = {
  en: 'Handed in on 15 Nov 2026, 10:00 am · Nagad · ৳\u00a025,000',
  bn: /জানানো: ১৫ নভেম্বর ২০২৬[^|]* · নগদ · ৳\u00a0২৫,০০০/,
};
const PAID_ON = { en: 'Paid on 15 Nov 2026, 10:00 am', bn: 'পরিশোধ: ১৫ নভেম্বর ২০২৬' };
const TO_CONFIRM = {
  client: { en: 'Payment sent, not confirmed yet', bn: 'নিশ্চিত হওয়া বাকি' },
  list: { en: 'Payment completed · to be confirmed', bn: 'ফি পরিশোধ হয়েছে · নিশ্চিত হওয়া বাকি' },
  lawyer: { en: 'To confirm', bn: 'নিশ্চিত করুন' },
  admin: { en: 'Payment completed · to be confirmed', bn: 'ফি পরিশোধ হয়েছে · নিশ্চিত হওয়া বাকি' },
};
const PAID = {
  client: { en: 'Payment completed', bn: 'ফি পরিশোধ হয়েছে' },
  list: { en: 'Payment completed', bn: 'ফি পরিশোধ হয়েছে' },
  lawyer: { en: 'Paid', bn: 'পরিশোধিত' },
  admin: { en: 'Paid', bn: 'পরিশোধিত' },
};

describe.each(['client', 'list', 'lawyer', 'admin'] as const)('of a payment the %s reads', (role) => {
  describe.each(['en', 'bn'] as const)('in %s', (language) => {
    it('that it waits, and when, how and how much was handed in, until the lawyer confirms it', async () => {
      const text = await textOf(role, 'SUBMITTED', language);
      expect(text).toContain(TO_CONFIRM[role][language]);
      expect(text).toMatch(HANDED_IN[language]);
      expect(text).not.toContain(PAID_ON[language]);
      expect(text).not.toMatch(/bKash|বিকাশ/);
      expect(text).not.toContain(`|${PAID[role][language]}|`);
    });

    it('that it is paid, and since when, once it is confirmed', async () => {
      const text = await textOf(role, 'CONFIRMED', language);
      expect(text).toContain(`|${PAID[role][language]}|`);
      expect(text).toContain(PAID_ON[language]);
      expect(text).not.toContain(TO_CONFIRM[role][language]);
      expect(text).not.toMatch(HANDED_IN[language]);
    });

    it('neither once it is refused', async () => {
      const text = await textOf(role, 'REFUSED', language);
      for (const said of [PAID_ON, PAID[role], TO_CONFIRM[role]])
        expect(text).not.toContain(`|${said[language]}`);
      expect(text).not.toMatch(HANDED_IN[language]);
    });
  });
});
