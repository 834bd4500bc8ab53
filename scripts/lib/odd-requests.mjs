import { connect } from 'node:net';

const TARGETS_WITHOUT_SLASH = [
  'http://a:99999/',
  'http://[',
  'http://',
  'http:///',
  'http://%/',
  'http://a b/',
  'http://[::1',
  'http://localhost/',
  'HTTP://localhost/graphql?query={__typename}',
  'https://user:password@a/',
  'ws://a:99999/graphql',
  'ftp://a/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:,a',
  'urn:a',
  'a',
  'a:1',
  'healthz',
  'localhost:4000',
  '..',
  '../../etc/passwd',
  '.',
  '?',
  '?query={__typename}',
  '#',
  '*',
  '**',
  '%2F',
  '%',
  '\\',
  '\\\\a\\b',
  '[',
  '\u00e9',
];

const TARGETS_NO_URL = [
  '//',
  '///',
  '//:1/',
  '//[',
  '//a:99999/',
  '//%/',
  '/\\',
  '/\\[',
  '//a b/',
  '//\u007f/',
];

const LONG = 70_000;

const TARGETS_WITH_SLASH = [
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%ED%A0%80',
  '/%FF%FE',
  '/\u00ed\u00a0\u0080',
  '/\u00ff\u00fe',
  '/a\tb',
  '/a b',
  '/?%',
  '/?search=%ED%B0%80',
  '/lawyers?district=%',
  '/lawyers?page=-1&page=1',
  '/lawyers/%',
  '/bn/%',
  '/bn//',
  '/en//a',
  '//en/lawyers',
  '//localhost/',
  '/..//..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/#',
  '/;a=b',
  '/[',
  '/http://a:99999/',
  '/uploads/%',
  '/uploads/..%2f..%2fa.webp',
  '/assets/%',
  '/assets/..%5c',
  '/documents/%/%/%',
  '/documents/a/b/c?e=%',
  '/api/v1/%',
  '/api/v1/public/lawyers/%',
  '/api/v1/public/lawyers?limit=%',
  '/api/v1//',
  '/api/v1/public/lawyers?search[]=a&search[b]=c',
  '/graphql?%',
  '/graphql?query=%',
  '/graphql?query={__typename}&query={__typename}',
  '/graphql?query=%7B&variables=%',
  '/graphql?extensions=%',
  '/graphql?extensions=%7B',
  '/graphql/%',
  '/graphql-ide/%',
  '/sitemap.xml?%',
  '/sitemap-%.xml',
  '/share/%.png',
  '/stop-mails/%',
  '/healthz?%',
  '/readyz/%',
  '/metrics?%',
  '/__proto__',
  '/constructor/prototype?__proto__[a]=b',
  '/service-worker.js?%',
];

const long = [
  `/${'a'.repeat(LONG)}`,
  `/?${'%'.repeat(8_000)}`,
  `/${'%E0'.repeat(4_000)}`,
  `/graphql?query=${'{'.repeat(12_000)}`,
  'a'.repeat(LONG),
];

const HEADERS = [
  'Host: ',
  'Host: %',
  'Host: [',
  'Host: a:99999',
  'Host: \u00e9',
  'Host: a\r\nHost: b',
  'Host: a/b?c#d@e',
  `Host: ${'a'.repeat(8_000)}`,
  'Origin: %',
  'Origin: http://a:99999',
  'Origin: null',
  'Cookie: %',
  'Cookie: language=%; language=%',
  `Cookie: ${'a=%ED%A0%80;'.repeat(600)}`,
  'Accept: */*;q=%',
  'Accept: ,,,;q=',
  'Accept-Language: %',
  'Accept-Language: bn;q=9999, \u00ff;q=-1',
  'Accept-Encoding: %;q=a',
  'If-None-Match: "',
  'If-None-Match: W/"%',
  'If-Modified-Since: never',
  'Range: bytes=-',
  'Range: bytes=9-1,1-9',
  'Authorization: ',
  'Authorization: Bearer',
  'Authorization: Bearer %.%.%',
  'Authorization: Basic \u00e9',
  'X-Device: %',
  'X-Forwarded-For: %',
  'X-Forwarded-For: ,,999.999.999.999',
  'X-Forwarded-Proto: %',
  'Forwarded: for=[',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Type: %\r\nContent-Length: 1\r\n\r\n%',
  'Transfer-Encoding: chunked\r\n\r\nZ\r\n',
  'Transfer-Encoding: gzip, chunked\r\nContent-Length: 3\r\n\r\n0\r\n',
  'Expect: %',
  'Expect: 100-continue',
  'Connection: \u00ff',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Upgrade: websocket\r\nConnection: Upgrade',
  '__proto__: a',
  ': a',
  'a b: c',
  'a\tb: c',
  'X: a\u0000b',
  ' folded',
  `X: ${'a'.repeat(LONG)}`,
];

const LINES = [
  '',
  '\r\n',
  '\u0000',
  'GET /',
  'GET',
  'GET  ',
  'GET  HTTP/1.1',
  ' / HTTP/1.1',
  '/ HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  'GET / HTTP/0.9',
  'GET / HTTP/1.0',
  'GET / HTTP/1.2',
  'GET / HTTP/2.0',
  'GET / HTTP/9999999',
  'GET / http/1.1',
  'GET / HTTP/1.1 more',
  'PRI * HTTP/2.0',
  'OPTIONS * HTTP/1.1',
  'CONNECT a:443 HTTP/1.1',
  'CONNECT / HTTP/1.1',
  'CONNECT http://[ HTTP/1.1',
  'TRACE / HTTP/1.1',
  'TRACE http://[ HTTP/1.1',
  'M-SEARCH * HTTP/1.1',
  'PURGE / HTTP/1.1',
  'NOTHING / HTTP/1.1',
  '\u00e9 / HTTP/1.1',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  `${'A'.repeat(LONG)} / HTTP/1.1`,
];

const SOCKET =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ';
const UPGRADES = [
  `${SOCKET}dGhlIHNhbXBsZSBub25jZQ==`,
  `${SOCKET}%\r\nSec-WebSocket-Protocol: ,`,
  `${SOCKET}dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://[`,
];

const METHODS = ['HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'];

const refused = [...TARGETS_WITHOUT_SLASH, ...TARGETS_NO_URL];
const targets = [...refused, ...TARGETS_WITH_SLASH, ...long];

const lineOf = (method, target, headers = '') => `${method} ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** Odd requests as they go over a socket, one letter a byte; `isNoTarget` for a GET of what is no request target. */
const ODD_REQUESTS = [
  ...targets.map((target) => ({ text: lineOf('GET', target), isNoTarget: refused.includes(target) })),
  ...HEADERS.map((header) => ({ text: `GET / HTTP/1.1\r\n${header}\r\n\r\n` })),
  ...LINES.map((line) => ({ text: `${line}\r\nHost: a\r\n\r\n` })),
  ...refused.map((target) => ({ text: lineOf('GET', target, `${UPGRADES[0]}\r\n`), isNoTarget: true })),
  ...METHODS.flatMap((method) => targets.map((target) => ({ text: lineOf(method, target) }))),
  ...UPGRADES.flatMap((upgrade) =>
    targets.map((target) => ({ text: lineOf('GET', target, `${upgrade}\r\n`) })),
  ),
  ...HEADERS.map((header) => ({ text: `POST /graphql HTTP/1.1\r\n${header}\r\n\r\n` })),
  ...HEADERS.map((header) => ({ text: `GET /graphql HTTP/1.1\r\n${header}\r\n${UPGRADES[0]}\r\n\r\n` })),
];

/** The first of the odd requests; those after the first 200 are the same targets and headers in other methods and as upgrades. */
export const oddRequests = (count) => ODD_REQUESTS.slice(0, count);

/** Sends one, and resolves with the status of its answer: 0 when the connection was closed without, or silent for three seconds. */
async function statusOf({ hostname, port }, { text }) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    const finish = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(answer)?.[1] ?? 0));
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (/^HTTP\/1\.1 (?!100)\d{3}[^]*\r\n\r\n/m.test(answer)) finish();
    });
    socket.on('error', () => undefined).on('close', finish);
    socket.setTimeout(3_000, finish);
  });
}

/** Sends odd requests, a few at a time, and resolves with each and its status. */
export async function sendOddRequests(origin, requests) {
  const answers = [];
  let next = 0;
  const worker = async () => {
    while (next < requests.length) {
      const request = requests[next++];
      answers.push({ ...request, status: await statusOf(new URL(origin), request) });
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return answers;
}
