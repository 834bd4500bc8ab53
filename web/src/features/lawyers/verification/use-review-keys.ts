import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage';

/** Where a key belongs to the element that has the focus. */
const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** The letter on the key: of a keyboard in Bangla its place, because its own sign is another one. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

const storageKey = 'review-keys';

/** Whether single keys act; kept in this browser, because some people's aids send keys that they did not mean. */
export function useReviewKeysSwitch(): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(() => browserStorage().getItem(storageKey) !== 'off');
  return [
    on,
    (next) => {
      browserStorage().setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** Runs the action of a single key, unless somebody types or holds a modifier key. */
export function useReviewKeys(enabled: boolean, actions: Readonly<Record<string, () => void>>): void {
  // Before the paint: a quick second key belongs to the lawyer who is on the screen by then.
  useLayoutEffect(function listenForKeys() {
    if (!enabled) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(typing)) return;
      const action = actions[letterOf(event)];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
