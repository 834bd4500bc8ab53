import type { MouseEvent } from 'react';
import { marksCall, takeCallMark } from './call-mark';

const press = { ctrlKey: false, metaKey: false, shiftKey: false } as MouseEvent;

function browserWith(sessionStorage: Partial<Storage> | (() => never)) {
  const getter = typeof sessionStorage === 'function' ? sessionStorage : () => sessionStorage;
  const window = Object.defineProperty({}, 'sessionStorage', { get: getter });
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
}

function entries() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The document that is open began so many milliseconds after the press. */
function openAfter(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
  jest.spyOn(performance, 'now').mockReturnValue(0);
}

describe('the mark of a press that opens the page of a call', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    browserWith(entries());
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is taken once', () => {
    marksCall('case')(press);
    openAfter(300);
    expect(takeCallMark('case')).toBe(true);
    expect(takeCallMark('case')).toBe(false);
  });

  it('belongs to one case, and another page takes it away too', () => {
    marksCall('case')(press);
    openAfter(300);
    expect(takeCallMark('another')).toBe(false);
    expect(takeCallMark('case')).toBe(false);
  });

  it.each([
    [9_999, true],
    [10_000, false],
    [86_400_000, false],
  ])('opens a document that began %i ms later: %s', (milliseconds, isValid) => {
    marksCall('case')(press);
    openAfter(milliseconds);
    expect(takeCallMark('case')).toBe(isValid);
  });

  it('holds while the scripts of the page load for long', () => {
    marksCall('case')(press);
    openAfter(500);
    jest.setSystemTime(Date.now() + 40_000);
    jest.spyOn(performance, 'now').mockReturnValue(40_000);
    expect(takeCallMark('case')).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'is not made by a press with %s, which opens another tab',
    (key) => {
      marksCall('case')({ ...press, [key]: true });
      expect(takeCallMark('case')).toBe(false);
    },
  );

  it('is none without a press, with something else in its place, and in a browser without storage', () => {
    expect(takeCallMark('case')).toBe(false);
    for (const found of ['{', '"case"', '{"caseId":"case"}', '[]']) {
      browserWith({ ...entries(), getItem: () => found });
      expect(takeCallMark('case')).toBe(false);
    }
    browserWith(() => {
      throw new Error('SecurityError');
    });
    marksCall('case')(press);
    expect(takeCallMark('case')).toBe(false);
  });
});
