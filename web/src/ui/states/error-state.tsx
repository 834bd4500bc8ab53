import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';

export interface ErrorStateProps {
  /** E.g. "The cases could not be loaded". */
  title: string;
  description: ReactNode;
  retryLabel: string;
  retryingLabel?: string;
  onRetry: () => void;
  retrying?: boolean;
  /** The request id for support, e.g. "Reference 7f3a-91c2". */
  reference?: string;
  bare?: boolean;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    retryLabel,
    retryingLabel,
    onRetry,
    retrying = false,
    reference,
    bare = false,
  } = props;
  return (
    <div
      role="alert"
      className={
        'grid justify-items-center gap-1.5 px-6 py-10 text-center' +
        (bare ? '' : ' rounded-card border border-line bg-surface')
      }
    >
      <CloudOff aria-hidden className="mb-1 size-6 text-ink-2" strokeWidth={1.75} />
      <h2>{title}</h2>
      <p className="max-w-[48ch] text-ink-2">{description}</p>
      <Button
        size="small"
        icon={RotateCw}
        busy={retrying}
        busyLabel={retryingLabel}
        onClick={onRetry}
        className="mt-3"
      >
        {retryLabel}
      </Button>
      {reference && <p className="mt-2 text-14 text-ink-2">{reference}</p>}
    </div>
  );
}
