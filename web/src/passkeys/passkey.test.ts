import { passkeyProblem } from './passkey';

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'unsupported'],
  ['SecurityError', 'failed'],
])('tells %s of the browser as %s', (name, problem) => {
  expect(passkeyProblem(Object.assign(new Error('of the browser'), { name }))).toBe(problem);
});

it('tells what is no error as a failure', () => {
  expect(passkeyProblem('something')).toBe('failed');
});
