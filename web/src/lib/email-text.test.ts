import { emailText } from './email-text';

const read = (text: string) => emailText('Enter an email').safeParse(text);

describe('an email in a form', () => {
  it.each([
    'Rahim.X@Example.COM',
    'rahim.x@example.com.',
    'rahim.x@example.com,',
    'rahim.x@example.com;',
    '(rahim.x@example.com)',
    '[rahim.x@example.com]',
    'rahim.x@example.com।',
    'mailto:rahim.x@example.com?subject=Case',
    'Email: rahim.x@example.com',
    'rahim.x\uff20example.com',
    'rahim.x@example\uff0ecom',
    'rahim.x@example.com/',
    'rahim.x@ example.com',
    '<rahim.x@example.com>,',
    'rahim.x@example.com\u200b',
  ])('is read from %j', (text) => {
    expect(read(text).data?.toLowerCase()).toBe('rahim.x@example.com');
  });

  it.each([
    ['rahim.x@xn--p5b2a5a2bvef.xn--54b7fta0cc', 'rahim.x@xn--p5b2a5a2bvef.xn--54b7fta0cc'],
    ['rahim.x@উদাহরণ.বাংলা', 'rahim.x@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['rahim.x@sub.example.museum', 'rahim.x@sub.example.museum'],
    ['rahim+case@example.com', 'rahim+case@example.com'],
    ['r@example.co', 'r@example.co'],
    ["o'rahim@example.com", "o'rahim@example.com"],
  ])('%j becomes %j', (text, address) => expect(read(text).data).toBe(address));

  it.each([
    'rahim.x@example',
    'rahim.x@-example.com',
    'rahim..x@example.com',
    '"rahim x"@example.com',
    'rahim.x@example.com,karim.x@example.com',
    'rahim.x@example.com karim.x@example.com',
    '',
  ])('is not %j', (text) => expect(read(text).error?.issues[0]?.message).toBe('Enter an email'));
});
