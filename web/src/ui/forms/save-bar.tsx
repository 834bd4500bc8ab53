import type { ReactNode } from 'react';

export interface SaveBarProps {
  /** Whether there are unsaved changes. */
  status: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The buttons of a long form: sticky on a wide screen, at the form's end on a phone. */
export function SaveBar({ status, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="z-5 mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-paper py-3.5 md:sticky md:bottom-(--notice-height,0px)"
    >
      <div role="status" className="min-w-0 text-14 text-ink-2">
        {status}
      </div>
      <div className="ml-auto flex gap-2 max-md:w-full max-md:*:flex-1">{children}</div>
    </div>
  );
}
