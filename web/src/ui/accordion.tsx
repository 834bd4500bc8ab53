import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items with the same group close each other. */
  group: string;
}

/** Native `details`, so that it works without script and the browser's find-in-page opens it. */
export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="border-t border-line-strong">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={group} className="group scroll-mt-26 border-b border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3.5 hover:text-green md:min-h-19 [&::-webkit-details-marker]:hidden">
            <h3 className="text-18 leading-snug md:text-22">{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-green transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-measure pr-9 pb-5.5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
