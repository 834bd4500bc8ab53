import type { SmsGateway } from '../../config/config';
import type { Sms } from './sms.entity';

type Encode = (value: string) => string;

const inJson: Encode = (value) => JSON.stringify(value).slice(1, -1);
const inHeader: Encode = (value) => value.replace(/[\r\n]/g, ' ');

const NUMBERS: Record<SmsGateway['numberForm'], Encode> = {
  '+880': (phone) => phone,
  '880': (phone) => phone.slice(1),
  '01': (phone) => phone.replace(/^\+880/, '0').replace(/^\+/, ''),
};

/** The HTTP request that sends a message: gaps are filled as the address, a form, JSON or a header needs it. */
export function smsRequest(
  { url, body, headers, key, sender, numberForm }: SmsGateway,
  { phone, text }: Pick<Sms, 'phone' | 'text'>,
): { url: string; init: RequestInit } {
  const values: Record<string, string> = {
    number: NUMBERS[numberForm](phone),
    text: text ?? '',
    sender,
    key,
  };
  const fill = (template: string, encode: Encode): string =>
    template.replace(/\{(number|text|sender|key)\}/g, (_gap, name: string) => encode(values[name] ?? ''));
  const isJson = body !== null && /^\s*[[{]/.test(body);
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const sent = new Headers(body === null ? {} : { 'content-type': type });
  for (const header of headers.split('|').filter(Boolean)) {
    const [name = '', ...value] = header.split(':');
    sent.set(name.trim(), fill(value.join(':').trim(), inHeader));
  }
  const filled = body === null ? {} : { body: fill(body, isJson ? inJson : encodeURIComponent) };
  const init = { method: body === null ? 'GET' : 'POST', headers: sent, ...filled };
  return { url: fill(url, encodeURIComponent), init };
}
