import type { Language } from '@ainsathi/contract/languages';
import type { GraphQLFormattedError } from 'graphql';
import { type FieldError, fieldsIn } from '../errors/app-error';
import { sentenceIn } from '../messages/sentences';

interface FormattedResult {
  errors?: readonly GraphQLFormattedError[];
}

/** Whether a response has sentences for people. Inside texts the quotes would be escaped. */
export function hasSentences(text: string): boolean {
  return /"(?:errors|message)":/.test(text);
}

function errorIn(language: Language, error: GraphQLFormattedError): GraphQLFormattedError {
  const { fields } = (error.extensions ?? {}) as { fields?: FieldError[] };
  return {
    ...error,
    message: sentenceIn(language, error.message),
    ...(fields ? { extensions: { ...error.extensions, fields: fieldsIn(language, fields) } } : {}),
  };
}

function resultIn(language: Language, result: FormattedResult): FormattedResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => errorIn(language, error)) };
}

/**
 * The JSON of a response, or of a batch, with the errors in a language. They are English until here, because visitors of
 * both languages may wait for one computation of a public query.
 */
export function errorsInLanguage(language: Language, text: string): string {
  if (language === 'en' || !text.includes('"errors":')) return text;
  const result = JSON.parse(text) as FormattedResult | FormattedResult[];
  return JSON.stringify(
    Array.isArray(result) ? result.map((one) => resultIn(language, one)) : resultIn(language, result),
  );
}
