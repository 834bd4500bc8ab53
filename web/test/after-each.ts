// Also registers the removal of what was rendered, for all files together.
import '@testing-library/react';
import { takeUnanswered } from './answers';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expect(takeUnanswered()).toEqual([]);
});
