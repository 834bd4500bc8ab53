import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TooltipProps {
  /** Extra words, never the only name of a control: touch has no hover. */
  text: string;
  /** One element that takes a ref and props and can have the focus. */
  children: ReactNode;
}

/** A few words beside a control on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-72 animate-appear rounded-field bg-ink px-2.5 py-1.5 text-14 text-paper shadow-lift"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
