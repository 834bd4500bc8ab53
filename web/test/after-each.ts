// Also registers the removal of what was rendered, for all files together.
import '@testing-library/react';
import { takeUnanswered } from './answers';

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
