import { X } from 'lucide-react';

export interface AttachedListProps {
  label: string;
  files: readonly { key: string; name: string }[];
  /** "Do not send deed.pdf". */
  detachLabel: (name: string) => string;
  onDetach: (key: string) => void;
}

/** The files that go with the message that is being written, each with a button that takes it away. */
export function AttachedList({ label, files, detachLabel, onDetach }: AttachedListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map(({ key, name }) => (
        <li
          key={key}
          className="flex max-w-full items-center rounded-field border border-line bg-sunken pl-3 text-14"
        >
          <span className="min-w-0 py-1.5 wrap-anywhere">{name}</span>
          <button
            type="button"
            aria-label={detachLabel(name)}
            onClick={() => onDetach(key)}
            className="grid size-11 shrink-0 place-items-center rounded-field hover:bg-hover"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
