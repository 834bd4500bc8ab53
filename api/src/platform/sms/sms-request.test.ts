import type { SmsGateway } from '../../config/config';
import { smsRequest } from './sms-request';

const GATEWAY: SmsGateway = {
  url: 'https://sms.example/send',
  body: null,
  headers: '',
  ok: null,
  key: 'k&y"1',
  sender: 'AinSathi',
  numberForm: '880',
};
const SMS = { phone: '+8801712345678', text: 'কোড "1" & 2\n@a #1' };

describe('the request to an SMS gateway', () => {
  it('fills an address, and asks by GET', () => {
    const url = 'https://sms.example/?to={number}&msg={text}&from={sender}&key={key}';
    const request = smsRequest({ ...GATEWAY, url }, SMS);
    expect(request.init.method).toBe('GET');
    const sent = Object.fromEntries(new URL(request.url).searchParams);
    expect(sent).toEqual({ to: '8801712345678', msg: SMS.text, from: 'AinSathi', key: 'k&y"1' });
  });

  it('fills a form', () => {
    const { init } = smsRequest({ ...GATEWAY, body: 'number={number}&text={text}&api_key={key}' }, SMS);
    expect((init.headers as Headers).get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(init.body as string))).toEqual({
      ...{ number: '8801712345678', text: SMS.text, api_key: 'k&y"1' },
    });
  });

  it('fills JSON and headers', () => {
    const body = '{"sms":[{"msisdn":"{number}","text":"{text}"}]}';
    const headers = 'Authorization: Bearer {key}|X-Sender: {sender}';
    const { init } = smsRequest({ ...GATEWAY, body, headers }, SMS);
    expect(JSON.parse(init.body as string)).toEqual({ sms: [{ msisdn: '8801712345678', text: SMS.text }] });
    expect(Object.fromEntries(init.headers as Headers)).toEqual({
      ...{ 'content-type': 'application/json', authorization: 'Bearer k&y"1', 'x-sender': 'AinSathi' },
    });
  });

  it.each([
    ['+880', '+8801712345678', '+447400123456'],
    ['880', '8801712345678', '447400123456'],
    ['01', '01712345678', '447400123456'],
  ] as const)('writes numbers as %s…', (numberForm, bangladeshi, foreign) => {
    const to = (phone: string) =>
      new URL(
        smsRequest({ ...GATEWAY, numberForm, url: 'https://a.example/?n={number}' }, { ...SMS, phone }).url,
      ).searchParams.get('n');
    expect([to(SMS.phone), to('+447400123456')]).toEqual([bangladeshi, foreign]);
  });
});
