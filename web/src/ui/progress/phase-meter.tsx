import clsx from 'clsx';

export interface PhaseMeterProps {
  reached: number;
  total?: number;
  name: string;
  /** For screen readers, e.g. "Phase 4 of 6: Hearings". */
  label: string;
}

export function PhaseMeter({ reached, total = 6, name, label }: PhaseMeterProps) {
  return (
    <span className="inline-flex items-center gap-2 text-14 leading-tight whitespace-nowrap text-ink-2">
      <span aria-hidden className="flex gap-0.5 forced-color-adjust-none">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={clsx('h-1 w-[11px]', index < reached ? 'bg-green' : 'bg-line-strong')}
          />
        ))}
      </span>
      <span aria-hidden>{name}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
