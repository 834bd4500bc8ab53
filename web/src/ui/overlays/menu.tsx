import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../link';

type MenuEntry =
  | {
      label: string;
      /** Below the label. */
      note?: string;
      icon?: LucideIcon;
      onSelect: () => void;
    }
  | { label: string; icon?: LucideIcon; to: To };

export interface MenuProps {
  /** The button that opens the menu: it must take a ref and props, as `Button` and `IconButton` do. */
  trigger: ReactNode;
  label: string;
  /** Separated by hairlines. */
  groups: readonly (readonly MenuEntry[])[];
  align?: 'start' | 'end';
  /** Opens on mount: for a menu loaded by the first click. */
  defaultOpen?: boolean;
}

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-16 no-underline outline-none select-none data-highlighted:bg-hover data-highlighted:inset-ring data-highlighted:inset-ring-control md:min-h-10 md:text-14 coarse:min-h-11';

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  const contents = (
    <>
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
      {'note' in entry ? (
        <span className="grid max-w-56 py-2">
          {entry.label}
          <span className="text-14 text-ink-2">{entry.note}</span>
        </span>
      ) : (
        entry.label
      )}
    </>
  );
  if ('to' in entry)
    return (
      <DropdownMenu.Item asChild>
        <Link to={entry.to} className={entryClass}>
          {contents}
        </Link>
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item onSelect={entry.onSelect} className={clsx(entryClass, 'cursor-pointer')}>
      {contents}
    </DropdownMenu.Item>
  );
}

/** Supports arrow keys, type-ahead and Escape. Without a portal, so that it stays in its landmark. */
export function Menu({ trigger, label, groups, align = 'end', defaultOpen }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 min-w-52 animate-appear rounded-card border border-line-strong bg-surface p-1.5 text-ink shadow-lift"
      >
        {groups.map((entries, index) => (
          <DropdownMenu.Group key={entries[0]?.label ?? index}>
            {index > 0 && <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />}
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </DropdownMenu.Group>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
