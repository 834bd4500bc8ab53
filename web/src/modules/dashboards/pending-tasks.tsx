import clsx from 'clsx';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { Link } from '../../ui/link';
import { Passage } from '../../ui/passage';
import { Sentence } from '../../ui/sentence';
import { TextLink } from '../../ui/text-link';
import { useNearTime } from '../../ui/times/near-time';
import { upperFirst } from '../../i18n/upper-first';
import type { ClientPendingTasks_QueryFragment } from './generated/client-pending-tasks';
import type { OrderedTask } from './order-tasks';

export interface PendingTask {
  key: string;
  /** How many there are, which the title then leaves out. */
  count?: number;
  /** "30 Nov, 4:30 pm", before the title. */
  when?: string;
  title: string;
  isAlarming?: boolean;
  note?: string;
  action: { to: string; label: string };
}

export interface DatedTask extends PendingTask {
  /** Unset until a time is agreed. */
  startsAt?: string;
  calendar?: { subject: 'hearing' | 'appointment'; file: string | null };
  hearing?: ClientPendingTasks_QueryFragment['myHearings']['items'][number];
}

export type ClientTask = DatedTask & OrderedTask;

const lineClass = 'flex min-h-12 items-center gap-x-4 py-2';

/** A line for each task: its date first, at the end what can be done. */
export function TaskLines({ tasks }: { tasks: readonly DatedTask[] }) {
  const nearTime = useNearTime();
  if (tasks.length === 0) return null;
  const hasDates = tasks.some(({ startsAt }) => startsAt);
  return (
    <ul className="mt-1 divide-y divide-line">
      {tasks.map(({ key, startsAt, hearing, title, isAlarming, note, action }) => (
        <li key={key} className={lineClass}>
          <div className="min-w-0 grow md:flex md:gap-x-4">
            {hasDates && (
              <p className="text-ink-2 md:w-40 md:shrink-0">
                {startsAt && upperFirst(nearTime(startsAt, hearing?.hasTime))}
              </p>
            )}
            <div className={clsx('min-w-0', startsAt ? 'lg:line-clamp-1' : 'lg:line-clamp-2')}>
              <h3 className={clsx('inline', isAlarming && 'text-danger')}>
                <Sentence text={title} />
              </h3>
              {note && (
                <span className="text-ink-2 max-md:block">
                  <span className="max-md:hidden"> · </span>
                  <Passage text={note} />
                </span>
              )}
            </div>
          </div>
          <TextLink to={action.to} className="touch-area shrink-0 text-right max-sm:max-w-28">
            {action.label}
            <span className="sr-only">
              {' '}
              <Sentence text={title} />
            </span>
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
      {tasks.map(({ key, count, when, title, note, action }) => {
        const number = count === undefined ? '' : formatNumber(count, i18n.language);
        return (
          <li key={key} className={clsx('relative hover:bg-hover', lineClass)}>
            <div className="min-w-0 grow">
              <h3 className="flex items-center font-normal!">
                <span className="w-11 shrink-0 font-serif text-22 font-semibold tabular-nums">
                  {number || <CalendarDays aria-hidden className="size-5 text-ink-2" strokeWidth={1.75} />}
                </span>{' '}
                <span className="min-w-0">
                  <Sentence text={title} />
                  {when && (
                    <>
                      , <span className="inline-block">{when}</span>
                    </>
                  )}
                </span>
              </h3>
              {note && (
                <p className="pl-11 text-14 text-ink-2">
                  <Passage text={note} />
                </p>
              )}
            </div>
            <Link to={action.to} className="stretched shrink-0 text-ink-2">
              <span className="sr-only">
                <Sentence text={[action.label, number, title].filter(Boolean).join(' ')} />
              </span>
              <ChevronRight aria-hidden className="size-4.5" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
