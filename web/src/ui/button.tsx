import clsx from 'clsx';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from './link';

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger' | 'danger-text' | 'quiet-danger-text';
type ButtonSize = 'regular' | 'small';

interface Appearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width: always, or on phones only. */
  wide?: boolean | 'phone';
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-green bg-green text-on-green hover:border-green-hover hover:bg-green-hover',
  secondary: 'border-control bg-surface text-ink hover:border-green hover:text-green',
  text: 'border-transparent text-green hover:bg-hover',
  danger: 'border-danger bg-danger text-surface hover:border-danger-hover hover:bg-danger-hover',
  'danger-text': 'border-transparent text-danger hover:bg-hover',
  // Red only on hover and focus, for an act of every row.
  'quiet-danger-text':
    'border-transparent text-ink-2 hover:bg-hover hover:text-danger focus-visible:text-danger',
};

/** For the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = 'secondary', size = 'regular', wide }: Appearance): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-field border py-2 text-center text-(length:--control-text) leading-tight font-strong wrap-break-word no-underline transition-colors duration-150 select-none',
    'disabled:border-line-strong disabled:bg-sunken disabled:text-ink-2',
    'aria-disabled:border-line-strong aria-disabled:bg-sunken aria-disabled:text-ink-2',
    size === 'small' ? 'min-h-(--control-height-small)' : 'min-h-(--control-height)',
    variant.endsWith('text') ? 'px-2.5' : 'px-(--control-padding)',
    wide === true && 'w-full',
    wide === 'phone' && 'max-sm:w-full',
    variants[variant],
  );
}

function Contents({ icon: Icon, iconEnd: IconEnd, children }: Appearance & { children: ReactNode }) {
  return (
    <>
      {Icon && <Icon aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />}
      {children}
      {IconEnd && <IconEnd aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />}
    </>
  );
}

export interface ButtonProps extends Appearance, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While busy the button keeps its width and focus, ignores clicks and shows this text. */
  busyLabel?: string;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconEnd,
    busy = false,
    busyLabel,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="size-[1.15em] shrink-0 animate-turn" />
          {busyLabel ?? children}
        </>
      ) : (
        <Contents icon={icon} iconEnd={iconEnd}>
          {children}
        </Contents>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends Appearance, LinkProps {}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, wide }), className)}>
      <Contents icon={icon} iconEnd={iconEnd}>
        {children}
      </Contents>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  icon: LucideIcon;
  bare?: boolean;
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Square, only an icon; always named. */
export function IconButton({
  label,
  icon: Icon,
  bare = false,
  danger = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'inline-grid size-(--control-height-small) shrink-0 place-items-center rounded-field border transition-colors duration-150 disabled:text-ink-3',
        bare ? 'border-transparent hover:bg-hover' : 'border-control bg-surface hover:border-green',
        danger ? 'text-danger' : 'text-ink hover:text-green',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
