import clsx from 'clsx';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';

const tones = {
  urgent: 'bg-pending text-pending-ink',
  calm: 'bg-neutral text-neutral-ink',
  good: 'bg-green-soft text-green',
} as const;

export interface PendingTask {
  key: string;
  icon: LucideIcon;
  /** An urgent task has the primary button, unless its action is secondary. */
  tone: keyof typeof tones;
  title: string;
  note?: string;
  action: { to: string; label: string; secondary?: boolean };
  /** Below title and button, e.g. the counted requests. */
  details?: ReactNode;
}

interface PendingTasksProps {
  title: string;
  tasks: readonly PendingTask[];
  nothing: string;
  footer?: ReactNode;
}

function TaskIcon({ icon: Icon, tone }: Pick<PendingTask, 'icon' | 'tone'>) {
  return (
    <span className={clsx('grid size-10 shrink-0 place-items-center rounded-field', tones[tone])}>
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  );
}

function TaskRow({ task: { icon, tone, title, note, action, details } }: { task: PendingTask }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <TaskIcon icon={icon} tone={tone} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3>{title}</h3>
        {note && <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <ButtonLink
        to={action.to}
        variant={tone === 'urgent' && !action.secondary ? 'primary' : 'secondary'}
        wide="phone"
      >
        {action.label}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      {details}
    </li>
  );
}

export function PendingTasks({ title, tasks, nothing, footer }: PendingTasksProps) {
  return (
    <Panel title={title} flush footer={footer}>
      {tasks.length === 0 ? (
        <div className="flex items-center gap-4 px-4 py-4 md:px-5">
          <TaskIcon icon={CircleCheck} tone="good" />
          <p className="text-ink-2">{nothing}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <TaskRow key={task.key} task={task} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
