import { rememberByObject } from '@ainsathi/contract/remember';
import { getMetadataStorage, validate, type ValidationError, ValidationTypes } from 'class-validator';
import { type FieldError, invalidInput } from '../errors/app-error';
import type { Sentence } from '../i18n/sentences';
import { storableText } from './text';

/** Property names that would change an object's prototype. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

export function instanceOf<Input extends object>(inputClass: new () => Input, body: object): Input {
  const properties = Object.entries(body).filter(([name]) => !UNSAFE.has(name));
  return Object.assign(new inputClass(), Object.fromEntries(properties));
}

function trimTexts(input: object): void {
  for (const [property, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value === 'string') Reflect.set(input, property, storableText(input, property, value));
    else if (typeof value === 'object' && value !== null) trimTexts(value);
  }
}

/** A test reads the messages of all rules. */
function sentenceOf(key: string, values?: object): Sentence {
  return (values ? [key, values] : key) as Sentence;
}

function flatten(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const fieldErrors = Object.entries(error.constraints ?? {})
      .slice(0, 1)
      .map(([rule, key]) => ({ field, message: sentenceOf(key, error.contexts?.[rule] as object) }));
    return [...fieldErrors, ...flatten(error.children ?? [], field)];
  });
}

const storage = getMetadataStorage();
const findRules = storage.getTargetValidationMetadatas.bind(storage);
const rulesOf = rememberByObject((inputClass: object['constructor']) =>
  findRules(inputClass, '', false, false),
);
// The library would search the rules of all classes for each input, which takes longer than validating a filter.
storage.getTargetValidationMetadatas = (inputClass) => rulesOf(inputClass);

/** Whether a class has rules besides allowing its properties, as arguments of lists have. */
function hasRules({ constructor }: object): boolean {
  return rulesOf(constructor).some(({ type }) => type !== ValidationTypes.WHITELIST);
}

/** Normalizes texts, and drops unknown properties. @throws AppError BAD_USER_INPUT for every wrong field. */
export async function validateInput<Input extends object>(input: Input): Promise<Input> {
  trimTexts(input);
  const errors = flatten(await validate(input, { whitelist: true, forbidUnknownValues: false }));
  const [first, ...rest] = errors;
  if (first) throw invalidInput(first, ...rest);
  return input;
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Validates input objects and lists of them; not scalars, nor plain objects of `JSONObject`. */
export async function validateArgument(value: unknown): Promise<void> {
  if (Array.isArray(value)) await Promise.all(value.map(validateArgument));
  else if (
    typeof value === 'object' &&
    value !== null &&
    !isPlainObject(value) &&
    !(value instanceof Promise)
  ) {
    // GraphQL refuses unknown properties itself.
    if (hasRules(value)) await validateInput(value);
    else trimTexts(value);
  }
}

/** @throws AppError BAD_USER_INPUT. */
export async function parseInput<Input extends object>(
  inputClass: new () => Input,
  body: unknown,
): Promise<Input> {
  if (body !== undefined && (typeof body !== 'object' || Array.isArray(body)))
    throw invalidInput({ field: 'body', message: 'The body must be an object' });
  return validateInput(instanceOf(inputClass, body ?? {}));
}
