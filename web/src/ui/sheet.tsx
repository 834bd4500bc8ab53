import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { backdropClass } from './dialog';
import { useFocusReturn } from './focus-return';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A sheet from below for a phone's menu or filters: as high as its content, at most the screen. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={backdropClass} />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-auto overscroll-contain rounded-t-[16px] bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-lift"
        >
          <div className="sticky top-0 z-1 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface py-1.5 pr-2 pl-5">
            <Primitive.Title className="font-serif text-22">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-field text-ink-2 hover:bg-hover"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          </div>
          <div className="px-5 py-4">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
