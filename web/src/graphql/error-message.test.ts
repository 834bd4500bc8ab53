import { translatorFor } from '../../test/render-in-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@ainsathi/contract/error-codes';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { buildSchema, isEnumType } from 'graphql';
import { errors } from '../i18n/en/errors';
import { errorMessage, errorReason, failureWithReason } from './error-message';
import { fieldErrors, readFailure } from './failure';

function refused(message: string, extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

beforeAll(() => translatorFor('en'));

describe('error codes', () => {
  it('are those of the schema', () => {
    const schema = buildSchema(readFileSync(path.join(__dirname, '../../../schema.graphql'), 'utf8'));
    const type = schema.getType('ErrorCode');
    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(errorCodes);
  });
});

describe('the sentence for a failure', () => {
  it.each(errorCodes)('is our own for %s', (code) => {
    expect(errorMessage(refused('internal wording', { code }))).toBe(errors.codes[code]);
  });

  it('names the time to wait', () => {
    expect(errorMessage(refused('x', { code: 'RATE_LIMITED', retryAfter: 1 }))).toMatch(
      /try again in 1 second\.$/,
    );
    expect(errorMessage(refused('x', { code: 'RATE_LIMITED', retryAfter: 840 }))).toMatch(
      /try again in 14 minutes\.$/,
    );
  });

  it('says that nothing is lost when the server cannot be reached', () => {
    expect(errorMessage(new TypeError('Failed to fetch'))).toBe(errors.network);
    expect(errorReason(new TypeError('Failed to fetch'))).toBe(errors.network);
  });

  it.each([
    'FORBIDDEN',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
  ] as const)('says whether anything was lost or stored, when what was sent is refused with %s', (code) => {
    expect(errors.codes[code]).toMatch(/nothing (?:was changed|was stored|you typed is lost)/i);
  });

  it('reads an answer without GraphQL in it by its status and headers', () => {
    const response = new Response('busy', {
      status: 503,
      headers: { 'retry-after': '5', 'x-request-id': 'r-1' },
    });
    const error = new ServerError('busy', { response, bodyText: 'busy' });
    expect(readFailure(error)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 5,
      requestId: 'r-1',
    });
  });

  it("returns the server's own message for a screen that quotes it, but never an internal message", () => {
    expect(errorReason(refused('This transaction ID was used before', { code: 'CONFLICT' }))).toBe(
      'This transaction ID was used before',
    );
    expect(errorReason(refused('relation "x" does not exist', { code: 'INTERNAL_SERVER_ERROR' }))).toBe(
      errors.codes.INTERNAL_SERVER_ERROR,
    );
    expect(errorReason(refused('boom', { code: 'SOMETHING_ELSE' }))).toBe(errors.codes.INTERNAL_SERVER_ERROR);
  });
});

describe('field errors', () => {
  it('are the well-formed ones', () => {
    const fields = [{ field: 'email', message: 'Enter an email address' }, { field: 3 }, null];
    expect(fieldErrors(refused('x', { code: 'BAD_USER_INPUT', fields }))).toEqual([
      { field: 'email', message: 'Enter an email address' },
    ]);
    expect(fieldErrors(new Error('other'))).toEqual([]);
  });
});

it('names what failed and why', () => {
  const error = refused('The case is closed', { code: 'CONFLICT' });
  expect(failureWithReason('Not changed', error)).toBe('Not changed. The case is closed');
});
