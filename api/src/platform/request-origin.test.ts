import type { IncomingMessage } from 'node:http';
import express from 'express';
import { compileProxyTrust } from '../config/proxy-trust';
import { createOriginReader, isLoopback } from './request-origin';

function request(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  } as unknown as IncomingMessage;
}

const PROXY = '10.0.0.1';

describe("the client's address", () => {
  it.each([
    [false, PROXY, '203.0.113.7', PROXY],
    [true, PROXY, '203.0.113.7, 198.51.100.4', '203.0.113.7'],
    [true, PROXY, undefined, PROXY],
    [1, PROXY, '203.0.113.7, 198.51.100.4', '198.51.100.4'],
    [2, PROXY, '203.0.113.7, 198.51.100.4', '203.0.113.7'],
    ['10.0.0.0/8', PROXY, '203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', `::ffff:${PROXY}`, '203.0.113.7', '203.0.113.7'],
    ['loopback, 198.51.100.4', '127.0.0.1', '203.0.113.7, 198.51.100.4', '203.0.113.7'],
    ['loopback', PROXY, '203.0.113.7', PROXY],
    [false, undefined, undefined, ''],
    ['loopback', undefined, '203.0.113.7', ''],
  ])('with TRUST_PROXY %s, from %s for %s is %s', (trustProxy, from, forwardedFor, address) => {
    const originOf = createOriginReader(compileProxyTrust(trustProxy), trustProxy);
    expect(originOf(request(from, forwardedFor)).address).toBe(address);
  });

  it.each([true, false, 0, 2, 'loopback, 10.0.0.0/8', 'fd00::/8', '10.0.0.0/255.0.0.0'])(
    'trusts proxies as Express does: %s',
    (trustProxy) => {
      const application = express().set('trust proxy', trustProxy);
      const expected = application.get('trust proxy fn') as (address: string, hop: number) => boolean;
      const trust = compileProxyTrust(trustProxy);
      for (const address of [
        '127.0.0.1',
        '::1',
        '10.1.2.3',
        '::ffff:10.1.2.3',
        'fd00::1',
        '203.0.113.7',
        'x',
      ])
        for (const hop of [0, 1, 2]) expect(trust(address, hop)).toBe(expected(address, hop));
    },
  );
});

it.each([
  ['127.0.0.1', true],
  ['127.4.5.6', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.127.0.1', false],
  ['203.0.113.9', false],
  ['127.example', false],
  ['', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
