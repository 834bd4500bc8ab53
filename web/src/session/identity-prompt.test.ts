import { IdentityPrompt } from './identity-prompt';

test('several operations wait for one answer', async () => {
  const prompt = new IdentityPrompt();
  const opened = jest.fn();
  prompt.subscribe(opened);
  const answers = [prompt.ask(), prompt.ask()];
  expect(prompt.isOpen()).toBe(true);
  prompt.answer(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(prompt.isOpen()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(3);
});

test('giving up ends what waits, and the next operation asks anew', async () => {
  const prompt = new IdentityPrompt();
  const first = prompt.ask();
  prompt.answer(false);
  expect(await first).toBe(false);
  void prompt.ask();
  expect(prompt.isOpen()).toBe(true);
});
