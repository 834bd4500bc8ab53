import { iceServersFor } from './ice-servers';

const NOW = new Date('2026-11-25T10:00:00Z');

it('gives the relay a credential that ends, as RFC draft-uberti-behave-turn-rest says, and other servers none', () => {
  const urls = ['stun:stun.example:3478', 'turn:turn.example:3478', 'turns:turn.example:443?transport=tcp'];
  expect(iceServersFor({ urls, secret: 'a secret of the relay, 32 bytes or more' }, 'account', NOW)).toEqual([
    { urls: ['stun:stun.example:3478'], username: null, credential: null },
    {
      urls: urls.slice(1),
      username: expect.stringMatching(new RegExp(`^${NOW.getTime() / 1000 + 3_600}:[0-9a-f]{64}$`)),
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    },
  ]);
});

it('gives nothing where nothing is set', () => {
  expect(iceServersFor({ urls: [], secret: null }, 'account', NOW)).toEqual([]);
});
