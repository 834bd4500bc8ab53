import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown behind the label in a quieter colour, e.g. the name in Bangla or the division. */
  note?: string;
  /** Other spellings that find the option. */
  keywords?: readonly string[];
  /** A number at the end of the row, and how a screen reader says it. */
  count?: { text: string; spoken: string };
  /** Quieter than the others, since it leads to nothing. */
  muted?: boolean;
}

export type ComboboxFilter = (option: ComboboxOption, query: string) => boolean;

const bangla = /\p{Script=Bengali}/u;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en');

/** Finds an option by any part of its label, note or keywords, in any case, Latin or Bangla. */
export const matchesOption: ComboboxFilter = ({ label, note, keywords = [] }, query) => {
  const wanted = plain(query.trim());
  return [label, note ?? '', ...keywords].some((text) => plain(text).includes(wanted));
};

type ItemAttributes = HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> };

export interface ComboboxListProps {
  options: readonly ComboboxOption[];
  open: boolean;
  highlighted: number;
  chosen: readonly string[];
  nothingLabel: string;
  /** What downshift's `getMenuProps()` and `getItemProps()` give. */
  listAttributes: HTMLAttributes<HTMLUListElement>;
  itemAttributes: (option: ComboboxOption, index: number) => ItemAttributes;
}

function Count({ text, spoken }: { text: string; spoken: string }) {
  return (
    <>
      <span aria-hidden className="text-14 font-normal text-ink-2 tabular-nums">
        {text}
      </span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}

/** The list below a combobox. It stays in the page while closed, as the pattern asks. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, open, highlighted, chosen, nothingLabel, listAttributes, itemAttributes } = props;
  return (
    <>
      <ul
        {...listAttributes}
        className={clsx(
          'absolute inset-x-0 top-full z-30 mt-1 max-h-80 min-w-full animate-appear overflow-auto rounded-card border border-line-strong bg-surface p-1.5 shadow-lift',
          (!open || options.length === 0) && 'hidden',
        )}
      >
        {open &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...itemAttributes(option, index)}
              className={clsx(
                'flex min-h-11 items-center gap-2 rounded-field px-2.5 md:min-h-9',
                highlighted === index && 'bg-hover inset-ring inset-ring-control',
                chosen.includes(option.value) && 'bg-green-soft font-semibold text-green',
              )}
            >
              <span className={clsx(option.muted && 'text-ink-2')}>{option.label}</span>
              {option.note && (
                <span
                  lang={bangla.test(option.note) ? 'bn' : undefined}
                  className="truncate font-normal text-ink-2"
                >
                  {option.note}
                </span>
              )}
              <span className="ml-auto inline-flex shrink-0 items-center gap-2">
                {option.count && <Count {...option.count} />}
                {chosen.includes(option.value) && <Check aria-hidden className="size-4" />}
              </span>
            </li>
          ))}
      </ul>
      {open && options.length === 0 && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line-strong bg-surface px-4 py-3 text-ink-2 shadow-lift"
        >
          {nothingLabel}
        </p>
      )}
    </>
  );
}
