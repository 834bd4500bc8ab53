import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { ClearButton } from './clear-button';
import { controlClass, Field, type FieldTexts } from './field';

/** What a list does with the keys and the text of its field. */
export type TypeAheadHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onKeyDown' | 'onClick' | 'onBlur'
>;

/** What the field says of its list to a screen reader. */
export interface TypeAheadState {
  expanded: boolean;
  /** The id of the option that the arrows have reached. */
  active: string | undefined;
}

/** What ties a list to its field. */
export interface TypeAheadConnection {
  input: RefObject<HTMLInputElement | null>;
  handlers: Ref<TypeAheadHandlers>;
  listId: string;
  query: string;
  onQuery: (query: string) => void;
  value: string;
  onChoose: (value: string) => void;
  onState: (state: TypeAheadState) => void;
  /** The reader has asked for the list while it was on its way. */
  opensAtOnce: boolean;
  /** The reader has pressed Enter while it was on its way: the best match is meant. */
  entersAtOnce: boolean;
}

export interface TypeAheadProps extends FieldTexts {
  id: string;
  name: string;
  /** The choice, which is also its words; empty for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  clearLabel: string;
  /** The reader comes to the field: the time to fetch the list. */
  onApproach: () => void;
  /** The list, as soon as it is here; the field takes what is typed before. */
  list: ((connection: TypeAheadConnection) => ReactNode) | null;
}

const closed: TypeAheadState = { expanded: false, active: undefined };

/** The field of a combobox, whose list comes later: it stays the same element, so no focus and no letter is lost. */
export function TypeAhead(props: TypeAheadProps) {
  const { id, name, value, onChange, placeholder, clearLabel, onApproach, list, ...texts } = props;
  const [query, setQuery] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(false);
  const [entered, setEntered] = useState(false);
  const [state, setState] = useState(closed);
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<TypeAheadHandlers>(null);
  const listId = `${id}-list`;
  if (value !== known) {
    setKnown(value);
    setQuery(value);
  }
  const choose = (chosen: string) => {
    setQuery(chosen);
    setEntered(false);
    if (chosen !== value) onChange(chosen);
  };
  const clear = () => {
    choose('');
    input.current?.focus();
  };
  return (
    <Field {...texts} id={id}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={input}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={state.expanded}
            aria-controls={listId}
            aria-activedescendant={state.active}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={query}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onChange={(event) => {
              // Set at once, not through the list's later report: fast typing would lose letters.
              setQuery(event.target.value);
              setAsked(true);
              setEntered(false);
              handlers.current?.onChange?.(event);
            }}
            onClick={(event) => {
              setAsked(true);
              handlers.current?.onClick?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setAsked(true);
              if (event.key === 'Enter' && handlers.current === null) setEntered(query.trim() !== '');
              handlers.current?.onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setAsked(false);
              setEntered(false);
              handlers.current?.onBlur?.(event);
            }}
            className={clsx(controlClass, 'scroll-mt-24 truncate pr-11 placeholder:text-ink')}
          />
          {query === '' ? (
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-2"
            />
          ) : (
            <ClearButton label={clearLabel} onClear={clear} />
          )}
          {list?.({
            input,
            handlers,
            listId,
            query,
            onQuery: setQuery,
            value,
            onChoose: choose,
            onState: setState,
            opensAtOnce: asked && !entered,
            entersAtOnce: entered,
          })}
        </span>
      )}
    </Field>
  );
}
