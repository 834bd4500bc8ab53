import parsePhoneNumber from 'libphonenumber-js/min';
import { invalidInput } from '../../errors/app-error';

const BANGLA_ZERO = 0x09e6;

/**
 * A phone number in any usual writing as E.164: Bangladeshi numbers without a country code, Bangla digits, spaces and
 * hyphens included (contract section 2). Null stays null.
 * @throws AppError BAD_USER_INPUT naming `phone`.
 */
export function normalizePhone(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const latin = typed.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO));
  const number = parsePhoneNumber(latin.replace(/^\s*880/, '+880'), 'BD');
  if (!number?.isValid())
    throw invalidInput({ field: 'phone', message: 'Phone must be a valid number, such as 01712-345678' });
  if (number.country === 'BD' && !/^\+8801[3-9]\d{8}$/.test(number.number))
    throw invalidInput({ field: 'phone', message: 'Phone must be a Bangladeshi mobile number of 11 digits' });
  return number.number;
}
