import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; below on a phone. */
  actions?: ReactNode;
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-col gap-x-6 gap-y-4 md:mb-6 md:flex-row md:flex-wrap md:items-end md:justify-between">
      <div className="min-w-0">
        <h1 className="text-28">{title}</h1>
        {description && <div className="mt-2 max-w-measure text-ink-2">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

export interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  className?: string;
}

/** The headline of a public page's section, with its brass rule. */
export function SectionHeading({ id, title, description, className }: SectionHeadingProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <h2 id={id} className="text-28 brass-rule md:text-36">
        {title}
      </h2>
      {description && <div className="mt-4 max-w-[52ch] text-ink-2">{description}</div>}
    </div>
  );
}

export interface FormSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A part of a long form: title and a sentence on the left, the fields at most 680 px wide on the right. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-7 first-of-type:border-t-0 first-of-type:pt-2 md:py-8 min-[1000px]:grid-cols-[264px_minmax(0,1fr)]">
      <header>
        <h2>{title}</h2>
        {description && <p className="mt-1 text-ink-2">{description}</p>}
      </header>
      <div className="grid max-w-[680px] min-w-0 gap-5">{children}</div>
    </section>
  );
}
