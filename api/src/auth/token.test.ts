import jwt from 'jsonwebtoken';
import { createTokens, SESSION_SECONDS } from './token';

const FIRST = 'the first secret of this test, long enough';
const SECOND = 'the second secret of this test, long enough';
const CLAIMS = { accountId: 'an-account', sessionId: 'a-session' };

const token = (secret: string) => createTokens(secret).sign('an-account', 'a-session');

/** An older token, which does not name its key. */
const tokenWithoutKey = (secret: string) =>
  jwt.sign({}, secret, {
    issuer: 'ainsathi',
    audience: 'ainsathi-clients',
    subject: 'an-account',
    jwtid: 'a-session',
    expiresIn: 60,
  });

it('a token names its key, and no more of the secret', () => {
  const { header } = jwt.decode(token(FIRST), { complete: true }) ?? {};
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.stringMatching(/^[\w-]{8}$/) });
});

it('after a change of the secret, tokens of a kept former secret stay valid', () => {
  expect(createTokens(SECOND, [FIRST]).read(token(FIRST))).toEqual(CLAIMS);
  expect(createTokens(SECOND, [FIRST]).read(token(SECOND))).toEqual(CLAIMS);
  expect(createTokens(SECOND).read(token(FIRST))).toBeNull();
});

it('new tokens are signed with the present secret alone', () => {
  const rotated = createTokens(SECOND, [FIRST]).sign('an-account', 'a-session');
  expect(createTokens(SECOND).read(rotated)).toEqual(CLAIMS);
  expect(createTokens(FIRST).read(rotated)).toBeNull();
});

it('a token without a key name is tried with each secret', () => {
  for (const secret of [FIRST, SECOND])
    expect(createTokens(SECOND, [FIRST]).read(tokenWithoutKey(secret))).toEqual(CLAIMS);
  expect(createTokens(SECOND).read(tokenWithoutKey(FIRST))).toBeNull();
});

it('a token that names an unknown key is refused, also with a valid signature', () => {
  const named = jwt.sign({}, FIRST, {
    issuer: 'ainsathi',
    audience: 'ainsathi-clients',
    subject: 'an-account',
    jwtid: 'a-session',
    keyid: 'somebody',
  });
  expect(createTokens(FIRST).read(named)).toBeNull();
  for (const broken of ['', '.', 'a.b', 'a.b.c']) expect(createTokens(FIRST).read(broken)).toBeNull();
});

it('a remembered token is refused once it has expired, or with another signature', () => {
  const tokens = createTokens(FIRST);
  const good = tokens.sign('an-account', 'a-session');
  expect(tokens.read(good)).toEqual(CLAIMS);
  expect(tokens.read(good)).toEqual(CLAIMS);
  const signature = good.split('.')[2] ?? '';
  expect(tokens.read(good.replace(signature, signature.split('').reverse().join('')))).toBeNull();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SESSION_SECONDS * 1_000 + 1);
  expect(tokens.read(good)).toBeNull();
  clock.mockRestore();
});
