import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { SiteContext } from '../../../routing/site';
import { EndedRequest } from './ended-request';
import type { EndedRequest_RequestFragment } from './generated/ended-request';
import type { ProposalArticle_ProposalFragment } from './generated/proposal-article';
import { ProposalList } from './proposal-list';

type Proposal = ProposalArticle_ProposalFragment;

const lawyer: NonNullable<Proposal['lawyer']> = {
  id: 'lawyer',
  name: 'Salma Akter',
  nameBangla: null,
  profilePicSmall: null,
  experience: 9,
  district: 'Gazipur',
  courtLevel: null,
  languages: [],
};

const proposal = (id: string, changes: Partial<Proposal> = {}): Proposal => ({
  id,
  amountPoisha: 2_500_000,
  covers: `The suit of ${id}`,
  message: 'I have led many.',
  needs: null,
  state: 'SENT',
  validUntil: '2026-12-05T12:00:00Z',
  lawyer,
  ...changes,
});

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const site = { origin: 'https://a.example', whatsappNumber: '', openRequests: true };

async function render(screen: ReactElement): Promise<string> {
  const translator = await translatorFor('en', 'openRequests', 'fees');
  return renderWith(
    translator,
    <ApolloProvider client={client}>
      <SiteContext value={site}>
        <StaticRouter location="/user/requests">{screen}</StaticRouter>
      </SiteContext>
    </ApolloProvider>,
  );
}

const list = async (isOpen: boolean, ...proposals: Proposal[]) =>
  render(<ProposalList proposals={proposals as object[]} isOpen={isOpen} />);

describe('the proposals of a request', () => {
  it('are shown as they came, without those that cannot be accepted any more', async () => {
    const html = await list(
      true,
      proposal('first', { amountPoisha: 4_000_000 }),
      proposal('aside', { state: 'SET_ASIDE' }),
      proposal('late', { state: 'LAPSED' }),
      proposal('second'),
    );
    const order = [...html.matchAll(/The suit of (\w+)/g)].map(([, id]) => id);
    expect(order).toEqual(['first', 'second']);
    expect(html).toContain('At a glance');
    expect(html).toContain('stay hidden until you accept');
  });

  it('say fee, work, letter and what to bring in this order, with the given facts in one line', async () => {
    const html = await list(true, proposal('first', { lawyer: { ...lawyer, languages: ['BANGLA'] } }));
    const order = [
      'Salma Akter',
      'Verified',
      '25,000',
      'The suit of first',
      '<blockquote',
      'nothing for now',
    ];
    const places = [
      ...order,
      '9 years · Gazipur · Bangla<',
      'Accept this proposal',
      'Valid until 5 Dec 2026',
    ];
    expect(places.filter((part) => !html.includes(part))).toEqual([]);
    expect(places.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(places);
  });

  it('cannot be accepted while the lawyer is not listed, but can be set aside', async () => {
    const html = await list(true, proposal('first', { lawyer: null }));
    expect(html).toContain('A lawyer who is not listed at present');
    expect(html).toContain('Not for me');
    expect(html).not.toContain('Accept this proposal');
  });

  it('have no acts after the end, and say which proposal was chosen', async () => {
    const html = await list(
      false,
      proposal('first', { state: 'ACCEPTED' }),
      proposal('second', { state: 'NOT_CHOSEN' }),
    );
    expect(html).toContain('You chose this one');
    expect(html).toContain('Not chosen');
    expect(html).not.toContain('Not for me');
  });
});

const request: EndedRequest_RequestFragment = {
  id: 'request',
  title: 'Dower',
  state: 'EXPIRED',
  closingReason: null,
  answered: 0,
  caseId: null,
  proposals: [],
};

const ended = async (changes: Partial<EndedRequest_RequestFragment>) =>
  render(<EndedRequest request={{ ...request, ...changes } as object} />);

test('a request that has ended says how, and can be asked again unless somebody was chosen', async () => {
  expect(await ended({ state: 'OPEN' })).toBe('');
  expect(await ended({})).toContain('Nobody could take it');
  expect(await ended({ answered: 2 })).toContain('No lawyer was chosen in time');
  expect(await ended({ state: 'CLOSED', closingReason: 'An advertisement' })).toContain(
    'Closed by an administrator: An advertisement',
  );
  expect(await ended({ state: 'WITHDRAWN', title: null })).toContain('deleted 90 days after the end');
  expect(await ended({})).toContain('/ask?from=request');
  const chosen = await ended({
    ...{ state: 'ACCEPTED', caseId: 'case', proposals: [{ id: 'first', state: 'ACCEPTED', lawyer }] },
  });
  expect(chosen).toContain('You chose Salma Akter');
  expect(chosen).toContain('/user/cases/case');
  expect(chosen).not.toContain('Ask again');
});
