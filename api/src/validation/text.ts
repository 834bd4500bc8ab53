import { readEmail } from '@ainsathi/contract/email';
import { readIdentifier } from '@ainsathi/contract/identifier';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { hasMixedWord, isProductName, MIXED, PRODUCT_NAME } from './name';
import type { Label, PlainSentence, SentenceWithGaps } from '../i18n/sentences';

interface TextRules {
  /** The name in messages, as in `Title is required`. */
  label: Label;
  min?: number;
  max: number;
  /** The message for an empty text; default "{label} is required". */
  required?: PlainSentence | ((input: object) => PlainSentence);
  /** Keeps line breaks and tabs; in other texts each becomes a space. */
  multiline?: boolean;
  /** For passwords: the text stays unchanged; spaces at either end belong to it. */
  verbatim?: boolean;
  /** Counts the characters; without it each code point is one. */
  sizeOf?: (text: string) => number;
  /** For email addresses: removes remains of a paste, and converts Bangla digits to Latin digits. */
  email?: boolean;
  /** For identifying numbers: as `readIdentifier` returns them. */
  identifier?: boolean;
  /** For names: each word has one script. A public name must not be the product's. */
  name?: 'public' | 'any';
}

/** For messages with gaps in decorators of class-validator. */
export function says([message, context]: SentenceWithGaps): ValidationOptions {
  return { message, context };
}

export function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** The message of the violated rule, or null. Counts characters after trimming. */
function textError(
  value: unknown,
  rules: TextRules,
  input: object = {},
): (PlainSentence | SentenceWithGaps[0]) | null {
  const required = typeof rules.required === 'function' ? rules.required(input) : rules.required;
  const missing = required ?? '{{label}} is required';
  if (value === undefined || value === null) return missing;
  if (typeof value !== 'string') return '{{label}} must be text';
  const { verbatim, sizeOf = (text) => Array.from(text).length } = rules;
  const length = sizeOf(verbatim ? value : value.trim());
  const min = rules.min ?? 0;
  if (length === 0 && min > 0) return missing;
  if (length < min) return '{{label}} must be at least {{least}} characters';
  if (length > rules.max) return '{{label}} must be at most {{most}} characters';
  if ((min > 0 || rules.name) && length > 0 && !verbatim && !isDrawn(value)) return missing;
  if (rules.name && hasMixedWord(value)) return MIXED;
  return rules.name === 'public' && isProductName(value) ? PRODUCT_NAME : null;
}

const LINES = Symbol('lines');

type Lines = 'one' | 'several' | 'verbatim' | 'email' | 'identifier';

/** Line breaks of word processors, slides and chats. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** Joiners inside Bangla words and emoji, and variation selectors of emoji. */
const NEEDED = String.raw`(?<=[\u0980-\u09ff])[\u200c\u200d](?=[\u0980-\u09ff])|(?<=\u09cd)[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f`;
/** PostgreSQL cannot store NUL or half a surrogate pair, other control characters break displays, and invisible marks disguise names. */
const UNSEEN = new RegExp(
  String.raw`(?![\t\n])\p{Cc}|\p{Surrogate}|[\ufff9-\ufffb]|(?=\p{Default_Ignorable_Code_Point})(?!${NEEDED})[^]`,
  'gu',
);

/** Whether a text has a visible letter or digit; `storableText` has removed invisible characters. */
export function isDrawn(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const OPTIONAL = Symbol('optional');

/** Fast path: most texts of programs are stored unchanged. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** The stored text: trimmed, in NFC, without invisible remains of a paste; an empty optional text becomes null. */
export function storableText(input: object, property: string, text: string): string | null {
  const lines = (Reflect.getMetadata(LINES, input, property) ?? 'one') as Lines;
  if (lines === 'verbatim' || ((lines === 'one' || lines === 'several') && PLAIN.test(text))) return text;
  const inLines =
    lines === 'several' ? text.replace(BREAKS, '\n') : text.replace(BREAKS, ' ').replaceAll('\t', ' ');
  const stored = inLines.replace(UNSEEN, '').normalize('NFC').trim();
  // Only marks do not mean to clear a number.
  const read = lines === 'identifier' ? readIdentifier(stored) || stored : stored;
  const isEmpty = (lines === 'identifier' ? text.trim() : read) === '';
  if (isEmpty && Reflect.hasMetadata(OPTIONAL, input, property)) return null;
  return lines === 'email' ? readEmail(read) : read;
}

function linesOf({ multiline, verbatim, email, identifier }: TextRules): Lines {
  if (verbatim) return 'verbatim';
  if (email) return 'email';
  if (identifier) return 'identifier';
  return multiline ? 'several' : 'one';
}

function textValidator(rules: TextRules, nullable: boolean): PropertyDecorator {
  const errorOf = (value: unknown, input?: object) =>
    value === null && nullable ? null : textError(value, rules, input);
  const { label, min: least = 0, max: most } = rules;
  const valid = ValidateBy(
    {
      name: 'text',
      constraints: [least, most],
      validator: {
        validate: (value) => errorOf(value) === null,
        defaultMessage: (validation) =>
          errorOf(validation?.value, validation?.object) ?? '{{label}} is not right',
      },
    },
    { context: { label, least, most } },
  );
  return (target, property) => {
    valid(target, property);
    Reflect.defineMetadata(LINES, linesOf(rules), target, property);
  };
}

/** An update leaves the column of a missing field unchanged. */
export function OmitIfUndefined(): PropertyDecorator {
  return ValidateIf((_input, value) => value !== undefined);
}

/** At least one character after trimming. */
export function RequiredText(rules: TextRules): PropertyDecorator {
  return textValidator({ min: 1, ...rules }, false);
}

/** Must be sent, may be empty. */
export function Text(rules: TextRules): PropertyDecorator {
  return textValidator(rules, false);
}

/** May be missing; an empty string or null clears it. */
export function OptionalText(rules: TextRules): PropertyDecorator {
  return all(OmitIfUndefined(), textValidator(rules, true), Reflect.metadata(OPTIONAL, true));
}
