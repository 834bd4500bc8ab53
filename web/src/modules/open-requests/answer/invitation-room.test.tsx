import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StaticRouter } from 'react-router-dom';
import { browserOperations } from '../../../graphql/browser-operations';
import { LazyClient } from '../../../graphql/lazy-client';
import { OperationsContext } from '../../../graphql/operations';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { ToastProvider } from '../../../ui/overlays/toast';
import type { InvitationChange_InvitationFragment } from './generated/invitation-acts';
import { InvitationRoom } from './invitation-room';
import { InvitationRow } from './invitation-row';

const invitation: InvitationChange_InvitationFragment = {
  id: 'invitation',
  about: 'Family Law',
  district: 'Gazipur',
  urgent: true,
  courtDate: null,
  hasOpposingParties: true,
  opposingParties: [],
  title: null,
  description: null,
  state: 'SENT',
  reason: null,
  reported: false,
  caseId: null,
  dueAt: '2026-12-01T12:00:00Z',
  proposal: null,
};

const proposal: NonNullable<InvitationChange_InvitationFragment['proposal']> = {
  id: 'proposal',
  amountPoisha: 2_500_000,
  covers: 'The suit',
  message: 'I have led many.',
  needs: null,
  state: 'SENT',
  validUntil: '2026-12-05T12:00:00Z',
};

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const operations = browserOperations(new LazyClient(() => Promise.resolve(client), {}));

async function render(changes: Partial<InvitationChange_InvitationFragment>, isRow = false) {
  const translator = await translatorFor('en', 'invitations', 'fees', 'forms');
  const shown = { ...invitation, ...changes } as object;
  return renderWith(
    translator,
    <ApolloProvider client={client}>
      <StaticRouter location="/lawyer/requests">
        <OperationsContext value={operations}>
          <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
            {isRow ? <InvitationRow invitation={shown} /> : <InvitationRoom invitation={shown} />}
          </ToastProvider>
        </OperationsContext>
      </StaticRouter>
    </ApolloProvider>,
  );
}

const opened: Partial<InvitationChange_InvitationFragment> = {
  state: 'CLEARED',
  title: 'Dower',
  description: 'Never paid',
  opposingParties: ['Kamal Uddin'],
};

describe('a request that was put to the lawyer', () => {
  it('asks for the names first, then whether there is a conflict of interest', async () => {
    const before = await render({});
    expect(before).toContain('Show the names');
    expect(before).not.toContain('No conflict');
    const seen = await render({ opposingParties: ['Kamal Uddin'] });
    expect(seen).toContain('Kamal Uddin');
    expect(seen).toContain('No conflict, open the request');
    expect(seen).toContain('I have a conflict');
    expect(await render({ hasOpposingParties: false })).toContain('The client has not named the other side.');
  });

  it('shows the text beside the form, then the own proposal, which can be withdrawn', async () => {
    const form = await render(opened);
    for (const text of ['Never paid', 'Fee in taka', 'Send proposal', 'Decline'])
      expect(form).toContain(text);
    const sent = await render({ ...opened, state: 'PROPOSED', proposal });
    for (const text of ['Never paid', '৳\u00a025,000', 'Withdraw proposal', 'Report'])
      expect(sent).toContain(text);
    expect(sent).not.toContain('Decline');
  });

  it('says how it ended, and leads to the case', async () => {
    expect(await render({ state: 'ENDED' })).toContain('This request has ended.');
    expect(await render({ state: 'DECLINED', reason: 'TOO_FAR' })).toContain('Too far');
    const lost = await render({ state: 'PROPOSED', proposal: { ...proposal, state: 'NOT_CHOSEN' } });
    expect(lost).toContain('Was not chosen');
    expect(lost).not.toContain('Withdraw proposal');
    const chosen = await render({
      state: 'PROPOSED',
      caseId: 'case',
      proposal: { ...proposal, state: 'ACCEPTED' },
    });
    expect(chosen).toContain('href="/lawyer/cases/case"');
  });

  it('is a row with district, urgency and the last time to answer in Dhaka', async () => {
    const row = await render({}, true);
    expect(row).toContain('Gazipur · within 2 days · answer by 1 Dec, 6:00 pm');
    expect(row).toContain('href="/lawyer/requests/invitation"');
    expect(await render({ state: 'LAPSED' }, true)).not.toContain('answer by');
  });
});
