import type { ReactNode } from 'react';

export interface UploadRowProps {
  name: string;
  /** "Sending, 45 %", or why it was not added. */
  status: string;
  /** The sent share, between 0 and 1; null for a file that was refused. */
  share: number | null;
  /** What can be done about a refused file. */
  actions?: ReactNode;
}

/** A file on its way, in a list. */
export function UploadRow({ name, status, share, actions }: UploadRowProps) {
  const isRefused = share === null;
  return (
    <li className="px-4 py-3 md:px-5">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p
        role={isRefused ? 'alert' : undefined}
        className={isRefused ? 'text-danger' : 'text-14 text-ink-2 tabular-nums'}
      >
        {status}
      </p>
      {!isRefused && (
        <span aria-hidden className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-green" style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
      )}
      {actions && <div className="-ml-2.5 flex flex-wrap">{actions}</div>}
    </li>
  );
}
