import clsx from 'clsx';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { Link } from '../../ui/link';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';

export interface PendingTask {
  key: string;
  /** How many there are, which the title then leaves out. */
  count?: number;
  /** "30 Nov, 4:30 pm", before the title. */
  when?: string;
  title: string;
  /** Something has gone wrong. */
  isAlarming?: boolean;
  note?: string;
  action: { to: string; label: string };
}

function Words({ task: { title, isAlarming, when, note }, brief }: { task: PendingTask; brief: boolean }) {
  return (
    <>
      <h3 className={clsx(brief ? 'font-normal!' : 'inline', isAlarming && 'text-danger')}>
        {title}
        {brief && when && `, ${when}`}
      </h3>
      {note && (
        <span className={brief ? 'text-14 text-ink-2' : 'text-ink-2 max-md:block'}>
          {!brief && <span className="max-md:hidden"> · </span>}
          <Passage text={note} />
        </span>
      )}
    </>
  );
}

const lineClass = 'flex min-h-12 items-center gap-x-4 py-2';

/** A line for each task: its date first, at the end what can be done. */
export function TaskLines({ tasks }: { tasks: readonly PendingTask[] }) {
  const hasDates = tasks.some(({ when }) => when);
  return (
    <ul className="mt-1 divide-y divide-line">
      {tasks.map((task) => (
        <li key={task.key} className={lineClass}>
          <div className="min-w-0 grow md:flex md:gap-x-4">
            {hasDates && <p className="text-ink-2 md:w-40 md:shrink-0">{task.when}</p>}
            <div className="min-w-0">
              <Words task={task} brief={false} />
            </div>
          </div>
          <TextLink to={task.action.to} className="touch-area shrink-0 text-right max-sm:max-w-28">
            {task.action.label}
            <span className="sr-only"> {task.title}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** A line for each task, for a narrow column: its number first, and the whole line a link. */
export function CountedTasks({ tasks }: { tasks: readonly PendingTask[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className="divide-y divide-line border-b border-line">
      {tasks.map((task) => (
        <li key={task.key} className={`relative hover:bg-hover ${lineClass}`}>
          <span className="min-w-8 shrink-0 font-serif text-22 font-semibold tabular-nums">
            {task.count === undefined ? (
              <CalendarDays aria-hidden className="size-5 text-ink-2" strokeWidth={1.75} />
            ) : (
              formatNumber(task.count, i18n.language)
            )}
          </span>
          <div className="min-w-0 grow">
            <Words task={task} brief />
          </div>
          <Link to={task.action.to} className="stretched shrink-0 text-ink-2">
            <span className="sr-only">
              {task.action.label} {task.title}
            </span>
            <ChevronRight aria-hidden className="size-4.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
