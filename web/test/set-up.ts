// Its import registers the removal of what was rendered, for all files together.
import { configure } from '@testing-library/react';
import * as React from 'react';
import { takeUnanswered } from './answers';

// Machines that build are slow.
configure({ asyncUtilTimeout: 30_000 });

// React in development notes where each of 10,000 elements a second is created, which takes a third of the time.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals) as object, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // React begins to count anew each second.
  },
});

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
