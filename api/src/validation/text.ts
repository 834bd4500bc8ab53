import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Name, PlainSentence, SentenceWithGaps } from '../i18n/sentences';

interface TextRules {
  /** How the field is called in sentences, as in `Title is required`. */
  label: Name;
  min?: number;
  max: number;
  /** The message for an empty text, where it is not "{label} is required". */
  required?: PlainSentence;
  /** Allows line breaks and tabs; otherwise they are refused like other control characters. */
  multiline?: boolean;
  /** For passwords: the text is not trimmed, and no character is refused. */
  verbatim?: boolean;
}

// eslint-disable-next-line no-control-regex -- finds control characters on purpose: PostgreSQL cannot store NUL, and the rest break displays
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
// eslint-disable-next-line no-control-regex -- as above, and line breaks as well
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

function canBeStored(text: string, { multiline, verbatim }: TextRules): boolean {
  return verbatim || !((multiline ? CONTROL : CONTROL_OR_BREAK).test(text) || LONE_SURROGATE.test(text));
}

/** The message of a decorator of class-validator that has gaps, and their values. */
export function says([message, context]: SentenceWithGaps): ValidationOptions {
  return { message, context };
}

/** The sentence that a text breaks, or null. Lengths are counted in characters after trimming. */
function textError(value: unknown, rules: TextRules): (PlainSentence | SentenceWithGaps[0]) | null {
  const missing = rules.required ?? '{{label}} is required';
  if (value === undefined || value === null) return missing;
  if (typeof value !== 'string') return '{{label}} must be text';
  const length = Array.from(rules.verbatim ? value : value.trim()).length;
  const min = rules.min ?? 0;
  if (length === 0 && min > 0) return missing;
  if (length < min) return '{{label}} must be at least {{least}} characters';
  if (length > rules.max) return '{{label}} must be at most {{most}} characters';
  if (!canBeStored(value, rules)) return '{{label}} has characters that cannot be stored';
  return null;
}

const VERBATIM = Symbol('verbatim');

/** Marks a text that is not trimmed: spaces at either end of a password belong to it. */
export function Verbatim(): PropertyDecorator {
  return Reflect.metadata(VERBATIM, true);
}

/** Whether a property of an input is marked with `Verbatim`. */
export function isVerbatim(input: object, property: string): boolean {
  return Reflect.hasMetadata(VERBATIM, input, property);
}

function textValidator(rules: TextRules, nullable: boolean): PropertyDecorator {
  const errorOf = (value: unknown) => (value === null && nullable ? null : textError(value, rules));
  const { label, min: least = 0, max: most } = rules;
  const valid = ValidateBy(
    {
      name: 'text',
      constraints: [least, most],
      validator: {
        validate: (value) => errorOf(value) === null,
        defaultMessage: (validation) => errorOf(validation?.value) ?? '{{label}} is not right',
      },
    },
    { context: { label, least, most } },
  );
  return (target, property) => {
    valid(target, property);
    if (rules.verbatim) Verbatim()(target, property);
  };
}

/** Skips the validation of a field that was not sent: an update then leaves its column unchanged. */
export function OmitIfUndefined(): PropertyDecorator {
  return ValidateIf((_input, value) => value !== undefined);
}

/** A required text: at least one character after trimming. */
export function RequiredText(rules: TextRules): PropertyDecorator {
  return textValidator({ min: 1, ...rules }, false);
}

/** A text that has to be sent, and may be empty. */
export function Text(rules: TextRules): PropertyDecorator {
  return textValidator(rules, false);
}

/** A text that may be left out; an empty string or null clears it. */
export function OptionalText(rules: TextRules): PropertyDecorator {
  return (target, property) => {
    OmitIfUndefined()(target, property);
    textValidator(rules, true)(target, property);
  };
}

/** The value to store for an optional text: trimmed, null when empty, undefined (no change) when it was not sent. */
export function emptyToNull(value: string | null | undefined): string | null | undefined {
  if (value === undefined || value === null) return value;
  return value.trim() || null;
}
