import { remember } from '@ainsathi/contract/remember';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import type { FieldTexts } from '../field';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown behind the label in a quieter colour, e.g. the name in Bangla or the division. */
  note?: string;
  /** Other spellings that find the option. */
  keywords?: readonly string[];
  /** A number at the end of the row, and its text for screen readers. */
  count?: { text: string; spoken: string };
  /** Shown in a lighter colour, because choosing it gives no results. */
  muted?: boolean;
}

export interface ComboboxFieldProps extends FieldTexts {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const bangla = /\p{Script=Bengali}/u;

/** Each typed letter compares the keys of all options. */
const keyOf = remember(2_000, spellingKey);

/** 0 is its name or a keyword, 1 begins so, 2 has it elsewhere; 3 does not match. In any case and spelling. */
function rankOf({ label, note = '', keywords = [] }: ComboboxOption, wanted: string): number {
  const rankIn = (text: string, best = 0) => {
    const key = keyOf(text);
    if (!key.includes(wanted)) return 3;
    return Math.max(best, key === wanted ? 0 : key.startsWith(wanted) ? 1 : 2);
  };
  return Math.min(rankIn(label), rankIn(note, 2), ...keywords.map((word) => rankIn(word)));
}

/** Options whose label, note or keywords contain the text, exact names first. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = spellingKey(query.trim());
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** The option that has this name or keyword, in full. */
export function optionNamed(options: readonly ComboboxOption[], name: string): ComboboxOption | undefined {
  const wanted = spellingKey(name.trim());
  return options.find((option) => rankOf(option, wanted) === 0);
}

type ItemAttributes = HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> };

export interface ComboboxListProps {
  options: readonly ComboboxOption[];
  open: boolean;
  highlighted: number;
  chosen: readonly string[];
  nothingLabel: string;
  /** The results of downshift's `getMenuProps()` and `getItemProps()`. */
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

type RowProps = Pick<ComboboxListProps, 'itemAttributes'> & {
  option: ComboboxOption;
  index: number;
  highlighted: boolean;
  chosen: boolean;
};

function Row({ option, index, highlighted, chosen, itemAttributes }: RowProps) {
  return (
    <li
      {...itemAttributes(option, index)}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-field px-2.5 md:min-h-9 coarse:min-h-11',
        highlighted && 'bg-hover inset-ring inset-ring-control',
        chosen && 'bg-green-soft font-semibold text-green',
      )}
    >
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className={clsx('min-w-0', option.muted && 'text-ink-2')}>{option.label}</span>
        {option.note && (
          <span lang={bangla.test(option.note) ? 'bn' : undefined} className="font-normal text-ink-2">
            {option.note}
          </span>
        )}
      </span>
      <span className="ml-auto inline-flex shrink-0 items-center gap-2 pl-2">
        {option.count && <Count {...option.count} />}
        {chosen && <Check aria-hidden className="size-4" />}
      </span>
    </li>
  );
}

/** A list can be wider than its field; if it overflows the viewport, it is aligned to the other edge. */
function useHangsRight(open: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [hangsRight, setHangsRight] = useState(false);
  useLayoutEffect(
    function keepOnScreen() {
      if (!open || !panel.current) return;
      const { left, width } = panel.current.getBoundingClientRect();
      const field = panel.current.parentElement?.getBoundingClientRect().left ?? left;
      setHangsRight(field + width > document.documentElement.clientWidth);
    },
    [open],
  );
  return { panel, hangsRight };
}

/** The list below a combobox. It stays in the DOM while closed, because `aria-controls` refers to it. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, open, highlighted, chosen, nothingLabel, listAttributes, itemAttributes } = props;
  const { panel, hangsRight } = useHangsRight(open);
  return (
    <div
      ref={panel}
      className={clsx(
        'absolute top-full z-30 mt-1 w-max max-w-[calc(100vw-2.5rem)] min-w-[max(100%,min(18rem,100vw-2.5rem))]',
        hangsRight ? 'right-0' : 'left-0',
        !open && 'hidden',
      )}
    >
      <ul
        {...listAttributes}
        className={clsx(
          'max-h-[min(20rem,100dvh-14rem)] animate-appear overflow-auto rounded-card border border-line-strong bg-surface p-1.5 shadow-lift',
          options.length === 0 && 'hidden',
        )}
      >
        {open &&
          options.map((option, index) => (
            <Row
              key={option.value}
              {...{ option, index, itemAttributes }}
              highlighted={highlighted === index}
              chosen={chosen.includes(option.value)}
            />
          ))}
      </ul>
      {open && options.length === 0 && (
        <p
          role="status"
          className="rounded-card border border-line-strong bg-surface px-4 py-3 text-ink-2 shadow-lift"
        >
          {nothingLabel}
        </p>
      )}
    </div>
  );
}
