import { browserLabel } from './browser-label';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

test.each([
  [ANDROID, 'Chrome on Android'],
  [FIREFOX, 'Firefox on Windows'],
  ['', null],
  ['call 0900-123456 now', null],
  ['Call-0900/1 (please)', null],
  ['a'.repeat(100_000), null],
])('the label of %.60s', (userAgent, label) => {
  expect(browserLabel(userAgent)).toBe(label);
});
