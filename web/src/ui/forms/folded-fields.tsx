import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FoldedFieldsProps {
  label: string;
  /** Open at first, e.g. because a field is filled. */
  filled: boolean;
  /** Opens to show an error inside. */
  hasError: boolean;
  children: ReactNode;
}

/** Rarely needed fields behind their label; rendered when first opened. */
export function FoldedFields({ label, filled, hasError, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(filled);
  const [wasOpen, setWasOpen] = useState(filled);
  const isShown = isOpen || hasError;
  if (isShown && !wasOpen) setWasOpen(true);
  return (
    <details open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 list-none items-center gap-1.5 font-medium text-green underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5">{wasOpen && children}</div>
    </details>
  );
}
