import clsx from 'clsx';
import { hasBegun, type TimelineProps } from './timeline';

/** The phases side by side, each with its state; on a phone as bars only. */
export function PhaseStrip({ phases, stateLabels }: TimelineProps) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-0.75 md:gap-1">
      {phases.map((phase) => (
        <li
          key={phase.id}
          aria-current={phase.state === 'current' ? 'step' : undefined}
          className={clsx(
            'text-14 leading-snug font-medium md:pt-2.5',
            phase.state === 'absent' ? 'mt-0.75 border-t border-dashed' : 'border-t-4',
            hasBegun(phase) ? 'border-green' : 'border-line-strong text-ink-2',
            phase.state === 'current' && 'font-semibold text-green',
          )}
        >
          <span className="max-md:sr-only">{phase.name}</span>
          <span className="sr-only">{stateLabels[phase.state]}</span>
          <span className="block font-normal text-ink-2 max-md:sr-only">{phase.dates}</span>
        </li>
      ))}
    </ol>
  );
}
