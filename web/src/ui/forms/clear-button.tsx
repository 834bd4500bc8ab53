import { X } from 'lucide-react';

/** The cross at the end of a field, whose frame is its positioned parent. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClear}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-ink-2 hover:bg-hover hover:text-ink"
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}
