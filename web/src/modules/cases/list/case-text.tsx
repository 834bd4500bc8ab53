import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { Passage } from '../../../ui/passage';

/** Leaves room for a short status beside it. */
export const caseCardText = 'card:min-w-0 card:flex-[1_1_50%]';

interface CaseTextProps {
  to: string;
  title: string;
  description: string;
  /** Marks, before the description. */
  children?: ReactNode;
  /** Whether a card has other lines in place of the description. */
  isBrief?: boolean;
}

/** Title and description, each on one line that ends where its place does. */
export function CaseText({ to, title, description, children, isBrief = false }: CaseTextProps) {
  return (
    <>
      <Link to={to} className="row-link flex max-w-full leading-snug font-semibold no-underline touch-area">
        {/* Clipped inside the link: the link's larger touch target would show what is clipped. */}
        <span title={title} className="line-clamp-1 wrap-anywhere">
          <Passage text={title} />
        </span>
      </Link>
      {/* Beside marks the description has room for some words, or none: it is clipped as a second line. A card has marks alone. */}
      <div className="flex max-h-[1lh] flex-wrap gap-x-3 overflow-hidden card:max-h-none">
        <div className="peer flex max-w-full min-w-0 gap-x-3 empty:hidden card:flex-wrap">{children}</div>
        {/* A case that its lawyer added is described by its title. */}
        {description !== title && (
          <p
            className={clsx(
              'min-w-0 flex-[1_1_7rem] line-clamp-1 text-ink-2 wrap-anywhere card:peer-[:not(:empty)]:hidden',
              isBrief && 'card:hidden',
            )}
          >
            <Passage text={description} />
          </p>
        )}
      </div>
    </>
  );
}
