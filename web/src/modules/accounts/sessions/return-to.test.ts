import { destinationOf, lawyerReferrer, readReturnState } from './return-to';

describe('the router state of the sign-in page', () => {
  it.each([null, 'text', { from: '//evil.example' }, { from: 'https://evil.example' }, { from: 7 }])(
    'has no return path when it is %j',
    (state) => {
      expect(readReturnState(state).from).toBeNull();
    },
  );

  it('has the message and the return path', () => {
    expect(readReturnState({ message: 'Welcome', from: '/lawyers/a1', draft: 'd1' })).toEqual({
      message: 'Welcome',
      email: '',
      from: '/lawyers/a1',
      draft: 'd1',
      proof: null,
    });
  });
});

describe('the path after signing in', () => {
  it.each([
    ['user', null, '/user'],
    ['lawyer', null, '/lawyer'],
    ['admin', null, '/admin'],
    ['user', '/lawyers/a1', '/lawyers/a1'],
    ['user', '/lawyers/a1#request', '/lawyers/a1#request'],
    ['user', '/user/cases?page=2', '/user/cases?page=2'],
    ['user', '/admin/users', '/user'],
    ['lawyer', '/user', '/lawyer'],
    ['admin', '/account/password', '/account/password'],
  ] as const)('for a %s from %s is %s', (role, from, to) => {
    expect(destinationOf(role, from)).toBe(to);
  });
});

describe('the referrer of a document that a link loaded', () => {
  const origin = 'https://ainsathi.test';
  const lawyer = '/lawyers/b863e5de-d03f-5329-8851-05d4f2b341a4';

  it('counts if it is a lawyer’s page of this site', () => {
    expect(lawyerReferrer(`${origin}${lawyer}`, origin)).toBe(lawyer);
  });

  it.each(['', `${origin}/`, `${origin}/lawyers/in/dhaka`, `https://elsewhere.test${lawyer}`])(
    'is ignored otherwise: "%s"',
    (referrer) => {
      expect(lawyerReferrer(referrer, origin)).toBeNull();
    },
  );
});
