import { isPushServiceAddress } from './push-hosts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (address) => {
    expect(isPushServiceAddress(address, null)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.apple.com.example/abc',
    'https://169.254.169.254/latest',
    'https://localhost/abc',
    'https://fcm.googleapis.com/fcm/\r\nsend/abc',
    'https://fcm.googleapis.com/fcm/send/abc\n',
    'https://fcm.googleapis.com/fcm/\u0000send',
    'https://fcm.googleapis.com/fcm/\u0085send',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('may not be %s', (address) => {
    expect(isPushServiceAddress(address, null)).toBe(false);
  });

  it('may be the double of a test, where there is one', () => {
    expect(isPushServiceAddress('http://127.0.0.1:9/abc', 'http://127.0.0.1:9')).toBe(true);
    expect(isPushServiceAddress('http://127.0.0.1:8/abc', 'http://127.0.0.1:9')).toBe(false);
  });
});
