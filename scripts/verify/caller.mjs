import { send } from './requests.mjs';

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Calls both APIs of one process, with the token of somebody signed in, the secret of a known device and headers such as
 * those of a network. Answers have `status`, `body` and `milliseconds`; those of GraphQL also `code`, undefined for success.
 */
export function callerOf(origin, { token, device, headers = {} } = {}) {
  const all = {
    ...headers,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(device ? { 'x-device': device } : {}),
  };
  const call = async (path, method, body) => {
    const answer = await send(origin, { path, method, body, headers: all });
    return { status: answer.status, milliseconds: answer.milliseconds, body: parse(answer.text) };
  };
  return {
    rest: (method, path, body) => call(`/api/v1${path}`, method, body),
    graphql: async (query, variables = {}) => {
      const answer = await call('/graphql', 'POST', { query, variables });
      const error = answer.body?.errors?.[0];
      return { ...answer, code: error?.extensions?.code, error };
    },
  };
}

/** The body of an answer. @throws Error when it is none of success. */
export function expectSuccess({ status, body, code }, what) {
  if (status >= 200 && status < 300 && code === undefined) return body;
  throw new Error(`${what} was answered with ${status}: ${JSON.stringify(body)}`);
}
