import { destinationOf, lawyerBefore, readArrivalState } from './return-to';

describe('what is handed to the sign-in page', () => {
  it.each([null, 'text', { from: '//evil.example' }, { from: 'https://evil.example' }, { from: 7 }])(
    'leads nowhere when it is %j',
    (state) => {
      expect(readArrivalState(state).from).toBeNull();
    },
  );

  it('keeps the message and the page asked for', () => {
    expect(readArrivalState({ message: 'Welcome', from: '/lawyers/a1' })).toEqual({
      message: 'Welcome',
      email: '',
      from: '/lawyers/a1',
    });
  });
});

describe('where signing in leads', () => {
  it.each([
    ['user', null, '/user'],
    ['lawyer', null, '/lawyer'],
    ['admin', null, '/admin'],
    ['user', '/lawyers/a1', '/lawyers/a1'],
    ['user', '/user/cases?page=2', '/user/cases?page=2'],
    ['user', '/admin/users', '/user'],
    ['lawyer', '/user', '/lawyer'],
    ['admin', '/account/password', '/account/password'],
  ] as const)('a %s who asked for %s goes to %s', (role, from, to) => {
    expect(destinationOf(role, from)).toBe(to);
  });
});

describe('the page before, when the link was followed without the script', () => {
  const origin = 'https://ainsathi.test';
  const lawyer = '/lawyers/b863e5de-d03f-5329-8851-05d4f2b341a4';

  it('is a lawyer’s page of this site', () => {
    expect(lawyerBefore(`${origin}${lawyer}`, origin)).toBe(lawyer);
  });

  it.each(['', `${origin}/`, `${origin}/lawyers/in/dhaka`, `https://elsewhere.test${lawyer}`])(
    'is nothing else: "%s"',
    (referrer) => {
      expect(lawyerBefore(referrer, origin)).toBeNull();
    },
  );
});
