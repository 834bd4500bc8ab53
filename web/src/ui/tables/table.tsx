import clsx from 'clsx';
import type { HTMLAttributes, ReactNode, TdHTMLAttributes } from 'react';

export interface TableProps {
  /** The table's accessible name. */
  label: string;
  /** Rows of one height with the content in their middle, for admin lists. */
  middle?: boolean;
  /** True while a newer page is on its way: the rows stay, paler. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A table on the desk, cards where it is narrower than 820 px. The roles are spelt out because `display` removes them. */
export function Table({ label, middle = false, busy = false, className, children }: TableProps) {
  return (
    <div className="table-frame">
      <table
        role="table"
        aria-label={label}
        aria-busy={busy || undefined}
        className={clsx(
          'data-table transition-opacity',
          middle && 'data-table-middle',
          busy && 'opacity-55',
          className,
        )}
      >
        {children}
      </table>
    </div>
  );
}

/** The row of headers; on a narrow screen it stays for screen readers only. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>;
}

export interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** `open` has its `detail` row right below it; `edit` is tinted. */
  state?: 'open' | 'detail' | 'edit';
}

export function TableRow({ state, ...rest }: TableRowProps) {
  return <tr role="row" data-state={state} {...rest} />;
}

export interface TableHeaderProps {
  /** A width for the column, as a Tailwind class such as `w-1/4`. */
  className?: string;
  end?: boolean;
  children: ReactNode;
}

/** The header of a column that cannot be sorted; see `SortableHeader` for one that can. */
export function TableHeader({ className, end = false, children }: TableHeaderProps) {
  return (
    <th role="columnheader" scope="col" className={clsx(end && 'cell-end', className)}>
      {children}
    </th>
  );
}

export interface TableCellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Stands above the value where the row is a card; leave it out for the title and the actions. */
  label?: string;
  /** Takes the card's whole width. */
  wide?: boolean;
  /** Holds the row's buttons: right on the desk, the foot of the card on a phone. */
  actions?: boolean;
  end?: boolean;
}

export function TableCell({ label, wide, actions, end, className, children, ...rest }: TableCellProps) {
  return (
    <td
      role="cell"
      {...rest}
      className={clsx(wide && 'cell-wide', actions && 'cell-actions', end && 'cell-end', className)}
    >
      {label && (
        <span aria-hidden className="cell-label text-14 font-medium text-ink-2">
          {label}
        </span>
      )}
      {actions ? <div>{children}</div> : children}
    </td>
  );
}
