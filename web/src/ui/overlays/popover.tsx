import clsx from 'clsx';
import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: it must take a ref and props, as `Button` and `IconButton` do. */
  trigger: ReactNode;
  label: string;
  /** The id of the text that says what opened, for screen readers. */
  describedBy?: string;
  /** `panel` holds a list; `note` a few lines about the word that opens it. */
  size?: 'panel' | 'note';
  children: ReactNode;
}

/** In a portal at the end of the page, so that its headings follow the page's. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, describedBy, size = 'panel', children } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          aria-describedby={describedBy}
          align={size === 'note' ? 'start' : 'end'}
          sideOffset={6}
          collisionPadding={12}
          className={clsx(
            'z-50 flex max-h-[min(560px,var(--radix-popover-content-available-height))] animate-appear flex-col overflow-hidden rounded-card border border-line-strong bg-surface text-ink shadow-lift',
            size === 'note' ? 'w-[min(22rem,calc(100vw-1.5rem))]' : 'w-100',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
