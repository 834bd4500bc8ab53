import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';

export interface SaveBarProps {
  /** Keeps the bar within reach on a phone. */
  unsaved?: boolean;
  status: ReactNode;
  /** The primary button is last. */
  children: ReactNode;
}

/** Sticky; on a phone only while something is unsaved, and never if the keyboard leaves little height. */
export function SaveBar({ unsaved = false, status, children }: SaveBarProps) {
  useEffect(
    function keepFieldInSight() {
      // The bar appears with the first letter, perhaps over the focused field.
      const field = document.activeElement;
      if (unsaved && field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' });
    },
    [unsaved],
  );
  return (
    <div
      data-save-bar={unsaved ? 'unsaved' : ''}
      className={clsx(
        'z-5 mt-2 flex items-center gap-x-4 gap-y-3 border-t border-line bg-paper md:sticky md:bottom-(--notice-height,0px) md:flex-wrap md:py-3.5',
        unsaved
          ? 'py-2 max-md:-mx-4 max-md:px-4 max-md:tall:sticky max-md:tall:bottom-[calc(61px+env(safe-area-inset-bottom)+var(--notice-height,0px))]'
          : 'flex-wrap py-3.5',
      )}
    >
      <div role="status" className="min-w-0 flex-1 text-ink-2">
        {status}
      </div>
      <div className={clsx('ml-auto flex gap-2', !unsaved && 'max-md:w-full max-md:*:flex-1')}>
        {children}
      </div>
    </div>
  );
}
