import { inputOf, noFields, stepOf } from './ask-fields';
import { nextAttempt } from './use-ask-draft';

test('what was typed is sent without spaces around it and without empty names; a matter by its slug', () => {
  const typed = { about: 'matter:family', district: 'Gazipur', title: ' Dower ', description: ' Not paid ' };
  expect(inputOf({ ...noFields, ...typed, urgent: 'yes', party2: ' Kamal Uddin ' })).toEqual({
    about: 'family',
    district: 'Gazipur',
    anywhere: false,
    urgent: true,
    courtDate: null,
    title: 'Dower',
    description: 'Not paid',
    opposingParties: ['Kamal Uddin'],
  });
  expect(inputOf({ ...noFields, about: 'Tax Law' }).about).toBe('Tax Law');
});

test('the form goes to the first step with a problem, else to the last', () => {
  expect(stepOf({ description: 'Missing', district: 'Missing' })).toBe(1);
  expect(stepOf({ description: 'Missing' })).toBe(2);
  expect(stepOf({ party1: 'Too long' })).toBe(3);
  expect(stepOf({})).toBe(4);
});

test('the same request sent again has the same key, a changed request another key', () => {
  const first = nextAttempt('a request', null);
  expect(nextAttempt('a request', first)).toBe(first);
  expect(nextAttempt('another request', first).key).not.toBe(first.key);
});
