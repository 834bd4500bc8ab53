import { readAnswer } from './run-call';

test('an answer is shown with line breaks, and gives the first lawyer', () => {
  expect(readAnswer('{"data":{"lawyers":{"items":[{"id":"a1"},{"id":"b2"}]}}}')).toEqual({
    text: expect.stringContaining('\n        {\n          "id": "a1"') as string,
    length: 150,
    firstLawyerId: 'a1',
  });
});

test('a long answer is cut', () => {
  const answer = readAnswer(JSON.stringify({ text: 'x'.repeat(10_000) }));
  expect(answer.text).toHaveLength(6_000);
  expect(answer.length).toBeGreaterThan(10_000);
});

test.each(['', 'Bad gateway', '[]', 'null', '{"data":{"lawyers":{"items":[]}}}', '{"errors":[]}'])(
  '%j gives no lawyer',
  (body) => {
    expect(readAnswer(body).firstLawyerId).toBeNull();
  },
);
