import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscapeKey } from './escape-key';
import { useFocusReturn } from './focus-return';
import { Sentence } from '../sentence';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shows the title to screen readers only, for content with its own headline. */
  hideTitle?: boolean;
  /** The content of the top bar while the title is hidden. */
  bar?: ReactNode;
  closeLabel?: string;
  /** The accessible name of the scrollable content of a `reading` dialog. */
  textLabel?: string;
  footer?: ReactNode;
  /** `regular` 560, `reading` 760 wide; both a sheet from below on a phone. */
  size?: 'regular' | 'reading';
  children: ReactNode;
}

/** Keeps the page from scrolling (`base.css`). Radix's Overlay would use a style element, which the content security policy forbids. */
export function Backdrop({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      data-backdrop
      className={clsx('pointer-events-auto fixed inset-0 z-50 grid animate-appear bg-backdrop', className)}
    >
      {children}
    </div>
  );
}

/** Of radio buttons the chosen one. */
function firstField(content: EventTarget | null): HTMLElement | undefined {
  if (!(content instanceof HTMLElement)) return undefined;
  const fields = content.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [hidden]), select, textarea',
  );
  const [first] = fields;
  return [...fields].find(({ name, checked }) => checked && name === first?.name) ?? first;
}

/** On a phone a sheet from below. The first field takes the focus, or else the cross; a toast says what is above it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    hideTitle = false,
    bar,
    closeLabel,
    textLabel,
    footer,
    size = 'regular',
    children,
  } = props;
  const { t } = useTranslation('shared');
  const reading = size === 'reading';
  const { saveFocus, onCloseAutoFocus } = useFocusReturn();
  const escapeKey = useEscapeKey(() => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop className="place-items-end justify-center sm:place-items-center sm:p-8">
          <Primitive.Content
            {...escapeKey}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              saveFocus();
              const field = firstField(event.target);
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            onInteractOutside={(event) => {
              // To answer a call, or not now, leaves the dialog as it is.
              if (event.target instanceof Element && event.target.closest('[data-incoming-call]'))
                event.preventDefault();
            }}
            className={clsx(
              'grid max-h-[calc(100dvh-6rem)] w-screen animate-rise grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-t-[16px] bg-surface text-ink shadow-lift sm:rounded-card',
              reading
                ? 'sm:max-h-[min(820px,90dvh)] sm:w-[min(760px,calc(100vw-64px))]'
                : 'sm:max-h-[min(820px,calc(100dvh-11rem))] sm:w-[min(560px,calc(100vw-64px))]',
            )}
          >
            <div
              className={clsx(
                'flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-5',
                reading ? 'sm:pl-12' : 'sm:pl-6',
              )}
            >
              <Primitive.Title className={hideTitle ? 'sr-only' : 'font-serif text-22'}>
                {typeof title === 'string' ? <Sentence text={title} /> : title}
              </Primitive.Title>
              {hideTitle && <div className="min-w-0 text-14 text-ink-2">{bar}</div>}
              <Primitive.Close aria-label={closeLabel ?? t('act.close')} className={closeClass}>
                <X aria-hidden className="size-5" />
              </Primitive.Close>
            </div>
            <div
              // Text without links can be scrolled by keyboard only if its container is focusable.
              {...(reading ? { role: 'region', 'aria-label': textLabel, tabIndex: 0 } : {})}
              className={clsx(
                'overflow-auto overscroll-contain px-5 py-6',
                reading ? 'sm:px-12 sm:py-8' : 'sm:px-6',
              )}
            >
              {children}
            </div>
            {footer && (
              <div
                className={clsx(
                  'flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 *:last:ml-auto pb-[max(12px,env(safe-area-inset-bottom))]',
                  reading ? 'sm:px-12' : 'sm:px-6',
                )}
              >
                {footer}
              </div>
            )}
          </Primitive.Content>
        </Backdrop>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const closeClass =
  'grid size-11 shrink-0 place-items-center rounded-field text-ink-2 hover:bg-hover hover:text-ink';
