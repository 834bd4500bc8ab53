import clsx from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useChosenInView } from './use-chosen-in-view';

interface Tab {
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
}

interface TabListProps {
  label: string;
  tabs: readonly Omit<Tab, 'content'>[];
  open: string;
  className?: string;
}

/** The row of tabs, inside a `Tabs.Root`; wider than its place, it scrolls. */
export function TabList({ label, tabs, open, className }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, open);
  return (
    <Primitive.List
      ref={list}
      aria-label={label}
      className={clsx('flex overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    >
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className="min-h-12 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-green data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-3.5"
        >
          {tab.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <TabList label={label} tabs={tabs} open={value} />
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
