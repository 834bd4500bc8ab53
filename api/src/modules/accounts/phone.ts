import parsePhoneNumber from 'libphonenumber-js/min';
import { invalidInput } from '../../errors/app-error';

const BANGLA_ZERO = 0x09e6;

const fewestDigits = 3;

const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO));

/** What a stored number must contain when part of one is searched for in any usual writing; null for other texts. */
export function searchedDigits(search: string): string | null {
  const typed = latinDigits(search).trim();
  if (!/^[+(\d][\d\s().-]*$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^(?:0|880?)(?=1)/, '');
  return digits.length < fewestDigits ? null : digits;
}

/**
 * A phone number in any usual writing as E.164: Bangladeshi numbers without a country code, Bangla digits, spaces and
 * hyphens included. Null stays null.
 * @throws AppError BAD_USER_INPUT naming `phone`.
 */
export function normalizePhone(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const number = parsePhoneNumber(latinDigits(typed).replace(/^\s*880/, '+880'), 'BD');
  if (!number?.isValid())
    throw invalidInput({ field: 'phone', message: 'Phone must be a valid number, such as 01712-345678' });
  if (number.country === 'BD' && !/^\+8801[3-9]\d{8}$/.test(number.number))
    throw invalidInput({ field: 'phone', message: 'Phone must be a Bangladeshi mobile number of 11 digits' });
  return number.number;
}
