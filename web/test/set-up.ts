// Its import registers the removal of what was rendered, for all files together.
import { configure } from '@testing-library/react';
import { takeUnanswered } from './answers';

// Machines that build are slow.
configure({ asyncUtilTimeout: 10_000 });

// React in development notes where each element is created, and happy-dom lets it note a hundred lines.
Error.stackTraceLimit = 10;

// React warns when a press shows a part that loads lazily, because Testing Library does not await the press inside `act`.
const report = console.error;
console.error = (...message: unknown[]) => {
  if (!String(message[0]).startsWith('A component suspended inside an `act` scope')) report(...message);
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expect(takeUnanswered()).toEqual([]);
});
