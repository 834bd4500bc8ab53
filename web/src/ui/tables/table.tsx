import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode, TdHTMLAttributes } from 'react';

export interface TableProps {
  label: string;
  /** Rows of equal height with centred content, for admin lists. */
  middle?: boolean;
  children: ReactNode;
}

/** A table, or cards below 820 px. Roles are explicit, because changing `display` removes the implied roles. */
export function Table({ label, middle = false, children }: TableProps) {
  return (
    <div className="table-frame">
      <table
        role="table"
        aria-label={label}
        className={clsx('data-table table-fixed', middle && 'data-table-middle')}
      >
        {children}
      </table>
    </div>
  );
}

/** On a narrow screen only for screen readers. */
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

/** Of a row whose card has its parts one after the other, each as wide as its text. */
export const flowingCard =
  'card:flex! card:flex-wrap card:items-start card:gap-x-3! card:gap-y-px! card:py-1.5!';

export function TableRow({ state, ...rest }: TableRowProps) {
  return <tr role="row" data-state={state} {...rest} />;
}

export interface TableHeaderProps {
  /** A width for the column, as a Tailwind class such as `w-1/4`. */
  className?: string;
  end?: boolean;
  children: ReactNode;
}

/** For a column that cannot be sorted; see `SortableHeader`. */
export function TableHeader({ className, end = false, children }: TableHeaderProps) {
  return (
    <th role="columnheader" scope="col" className={clsx(end && 'cell-end', className)}>
      {children}
    </th>
  );
}

export interface TableCellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Above the value in a card; omit it for the title and the acts. */
  label?: string;
  wide?: boolean;
  /** For the row's buttons: on the right, in a card at the bottom. */
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

/** The header of the column of `OpensCell`, for screen readers empty. */
export function OpensHeader() {
  return <td aria-hidden className="cell-opens" />;
}

/** Marks that the row opens: its link of the class `row-link` covers the row. */
export function OpensCell() {
  return (
    <td aria-hidden className="cell-opens">
      <ChevronRight className="ml-auto size-4.5" />
    </td>
  );
}
