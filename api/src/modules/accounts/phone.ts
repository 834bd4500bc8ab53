import { plainMarks, readIdentifier } from '@ainsathi/contract/identifier';
import parsePhoneNumber from 'libphonenumber-js/min';
import { invalidInput } from '../../errors/app-error';

const MIN_SEARCH_DIGITS = 3;

/** The digits to search for, from part of a number in any usual notation; null for other texts. */
export function phoneDigitsOf(search: string): string | null {
  const text = readIdentifier(search);
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(?:0|880?)(?=1)/, '');
  return digits.length < MIN_SEARCH_DIGITS ? null : digits;
}

/**
 * A phone number in E.164. Accepts any usual notation: Bangladeshi numbers without a country code, Bangla digits, spaces,
 * hyphens and a remark in brackets. Blank text gives null; a second number or an extension is refused, not cut.
 * @throws AppError BAD_USER_INPUT naming the field.
 */
export function normalizePhone(text: string | null, field = 'phone'): string | null {
  if (plainMarks(text ?? '').trim() === '') return null;
  const bare = readIdentifier(text ?? '')
    .replace(/\s*\(\D*\)\s*$/, '')
    .replace(/^880/, '+880');
  const number = parsePhoneNumber(bare, { defaultCountry: 'BD', extract: false });
  if (!number?.isValid() || number.ext)
    throw invalidInput({ field, message: 'Phone must be a valid number, such as 01712-345678' });
  if (number.country === 'BD' && !/^\+8801[3-9]\d{8}$/.test(number.number))
    throw invalidInput({ field, message: 'Phone must be a Bangladeshi mobile number of 11 digits' });
  return number.number;
}
