import clsx from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The open tab and its setter, usually from the URL. */
  value: string;
  onValueChange: (value: string) => void;
  listClassName?: string;
}

/** Tabs; arrows move between them. */
export function Tabs({ label, tabs, value, onValueChange, listClassName }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List
        aria-label={label}
        className={clsx('flex overflow-x-auto border-b border-line [scrollbar-width:none]', listClassName)}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 border-b-2 border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-green data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
