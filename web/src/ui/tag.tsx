import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDigits } from '../i18n/use-digits';

/** A small label, e.g. a practice area; `tinted` marks a search match. */
export function Tag({ tinted = false, children }: { tinted?: boolean; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-field border px-2 py-0.5 text-16 leading-snug sm:text-14',
        tinted ? 'border-transparent bg-green-soft font-medium text-green' : 'border-line-strong text-ink-2',
      )}
    >
      {children}
    </span>
  );
}

/** The number of tags before "+n". */
const limit = 3;

export interface TagListProps {
  tags: readonly string[];
  /** Those among the tags are shown first and tinted. */
  searched?: readonly string[];
  /** The label of "+n", e.g. "2 more: Tax Law, Labour Law". */
  moreLabel: (hidden: readonly string[]) => string;
}

/** The first few tags and a count of the others. */
export function TagList({ tags, searched = [], moreLabel }: TagListProps) {
  const digits = useDigits();
  const isSearched = (tag: string) => searched.includes(tag);
  const ordered = [...tags.filter(isSearched), ...tags.filter((tag) => !isSearched(tag))];
  const hidden = ordered.slice(limit);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ordered.slice(0, limit).map((tag) => (
        <li key={tag} className="flex">
          <Tag tinted={isSearched(tag)}>{tag}</Tag>
        </li>
      ))}
      {hidden.length > 0 && (
        <li className="flex">
          <Tag>
            <span aria-hidden title={hidden.join(', ')}>
              +{digits(hidden.length)}
            </span>
            <span className="sr-only">{moreLabel(hidden)}</span>
          </Tag>
        </li>
      )}
    </ul>
  );
}
