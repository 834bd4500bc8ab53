import { fileRefusal } from './file-refusal';

const limits = { types: ['image/png'], bytes: 10 };
const file = (type: string, size: number) => new File(['x'.repeat(size)], 'file', { type });

it.each([
  ['no file', null, null],
  ['a file within the limits', file('image/png', 10), null],
  ['another type', file('application/pdf', 1), 'type'],
  ['too many bytes', file('image/png', 11), 'size'],
])('%s', (_, chosen, refusal) => {
  expect(fileRefusal(chosen, limits)).toBe(refusal);
});
