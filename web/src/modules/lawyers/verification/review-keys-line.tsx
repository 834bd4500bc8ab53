import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage';

/** Where a key belongs to the element that has the focus. */
const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** The letter on the key: of a keyboard in Bangla its place, because its own sign differs. */
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

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['V', 'verify'],
  ['R', 'reject'],
  ['P', 'photo'],
  ['U', 'undo'],
] as const;

/** What each key does, and the switch for all of them. Hidden where there is no keyboard. */
export function ReviewKeysLine({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('verification');
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2 coarse:hidden">
      {on && (
        <dl aria-label={t('review.keys.title')} className="flex flex-wrap gap-x-4 gap-y-1">
          {keys.map(([key, act]) => (
            <div key={key} className="flex items-center gap-1.5">
              <dt>
                <kbd className="inline-grid size-6 place-items-center rounded-field border border-control bg-surface font-sans text-14 text-ink">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`review.keys.${act}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="text" size="small" onClick={() => onChange(!on)}>
        {on ? t('review.keys.turnOff') : t('review.keys.turnOn')}
      </Button>
    </div>
  );
}
