import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: it must take a ref and props, as `Button` and `IconButton` do. */
  trigger: ReactNode;
  /** The accessible name of what opens. */
  label: string;
  children: ReactNode;
}

/**
 * A panel below its button; Escape and a press elsewhere close it. In a portal at the end of the page, so that headings in it
 * come after that of the page.
 */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 flex max-h-[min(560px,var(--radix-popover-content-available-height))] w-100 animate-appear flex-col overflow-hidden rounded-card border border-line-strong bg-surface text-ink shadow-lift"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
