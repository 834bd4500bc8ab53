import { validate, type ValidationError } from 'class-validator';
import { AppError, type FieldError, invalidInput } from '../errors/app-error';
import { instanceOf } from './instance';

/** Properties that are taken exactly as typed: spaces at either end of a password belong to it. */
const UNTRIMMED = new Set(['password', 'currentPassword', 'newPassword']);

function trimTexts(input: object): void {
  for (const [property, value] of Object.entries(input)) {
    if (typeof value === 'string' && !UNTRIMMED.has(property)) Reflect.set(input, property, value.trim());
    else if (Array.isArray(value))
      for (const entry of value as unknown[])
        if (typeof entry === 'object' && entry !== null) trimTexts(entry);
  }
}

function flatten(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((message) => ({ field, message }));
    return [...own, ...flatten(error.children ?? [], field)];
  });
}

/**
 * Checks the shape of an input, for both doors: trims its texts, drops what the class does not know.
 * @throws AppError BAD_USER_INPUT naming every wrong field.
 */
export async function validateInput<Input extends object>(input: Input): Promise<Input> {
  trimTexts(input);
  const errors = flatten(await validate(input, { whitelist: true, forbidUnknownValues: false }));
  const [first, ...rest] = errors;
  if (first) throw invalidInput(first, ...rest);
  return input;
}

/** The same for whatever the GraphQL door hands over: input objects are checked, plain values pass. */
export async function validateArgument(value: unknown): Promise<void> {
  if (typeof value === 'object' && value !== null && !(value instanceof Promise)) await validateInput(value);
}

/** A REST body as an input class, checked. @throws AppError BAD_USER_INPUT. */
export async function parseInput<Input extends object>(
  inputClass: new () => Input,
  body: unknown,
): Promise<Input> {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw new AppError('BAD_USER_INPUT', {
      message: 'The body must be an object',
      fields: [{ field: 'body', message: 'The body must be an object' }],
    });
  return validateInput(instanceOf(inputClass, body ?? {}));
}
