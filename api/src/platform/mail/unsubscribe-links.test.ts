import { createUnsubscribeLinks } from './unsubscribe-links';

const stopped = {
  accountId: '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70',
  kinds: ['request-received', 'status-changed'],
};
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('the links that stop mails', () => {
  it('are read with the secret that signed them, also after it was changed', () => {
    const query = queryOf(createUnsubscribeLinks('one').pathFor(stopped));
    expect(createUnsubscribeLinks('one').read(query)).toEqual(stopped);
    expect(createUnsubscribeLinks('two', ['one']).read(query)).toEqual(stopped);
    expect(createUnsubscribeLinks('two').read(query)).toBeNull();
  });

  it('are refused when anything in them was changed, left out or repeated', () => {
    const links = createUnsubscribeLinks('one');
    const query = queryOf(links.pathFor(stopped));
    for (const change of [
      { account: '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b71' },
      { kinds: 'request-received' },
      { signature: '' },
      { signature: undefined },
      { account: [query.account, query.account] },
    ])
      expect(links.read({ ...query, ...change })).toBeNull();
  });
});
