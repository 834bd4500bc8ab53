import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { ClearButton } from '../clear-button';
import { controlClass, Field, type FieldTexts } from '../field';

export type TypeAheadHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onKeyDown' | 'onClick' | 'onBlur'
>;

/** The ARIA state of a list, rendered on its field. */
interface TypeAheadState {
  expanded: boolean;
  active: string | undefined;
}

export interface TypeAheadConnection {
  input: RefObject<HTMLInputElement | null>;
  handlers: Ref<TypeAheadHandlers>;
  listId: string;
  query: string;
  onQuery: (query: string) => void;
  value: string;
  labelOf: (value: string) => string;
  onChoose: (value: string) => void;
  /** The text names no option. */
  onUnknown: () => void;
  onState: (state: TypeAheadState) => void;
  /** The reader has opened the list while it was loading. */
  opensOnMount: boolean;
  /** The reader has pressed Enter while the list was loading: choose the best match. */
  entersOnMount: boolean;
}

export interface TypeAheadProps extends FieldTexts {
  id: string;
  name: string;
  /** The chosen option's value; empty for none. */
  value: string;
  /** The text of a value in the language of the page; empty for none. */
  labelOf: (value: string) => string;
  onChange: (value: string) => void;
  placeholder: string;
  clearLabel: string;
  /** The error of a text that names no option. */
  unknownError: string;
  /** Called on hover and focus, to prefetch the list. */
  onApproach: () => void;
  /** Renders the list; null while it loads. The field already accepts text. */
  list: ((connection: TypeAheadConnection) => ReactNode) | null;
}

const closed: TypeAheadState = { expanded: false, active: undefined };

/** The field of a combobox with a lazily loaded list. The input element stays the same, so that focus and text are not lost. */
export function TypeAhead(props: TypeAheadProps) {
  const { id, name, value, labelOf, onChange, placeholder, clearLabel, onApproach, list, ...rest } = props;
  const { unknownError, ...texts } = rest;
  const [query, setQuery] = useState(labelOf(value));
  const [previousValue, setPreviousValue] = useState(value);
  const [isOpenRequested, setOpenRequested] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [isEnterPending, setEnterPending] = useState(false);
  const [state, setState] = useState(closed);
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<TypeAheadHandlers>(null);
  const listId = `${id}-list`;
  if (value !== previousValue) {
    setPreviousValue(value);
    setQuery(labelOf(value));
  }
  // The browser does not send a form with it.
  const markUnknown = (isMarked: boolean) => {
    setUnknown(isMarked);
    input.current?.setCustomValidity(isMarked ? unknownError : '');
  };
  const choose = (chosen: string) => {
    setQuery(labelOf(chosen));
    setEnterPending(false);
    markUnknown(false);
    if (chosen !== value) onChange(chosen);
  };
  const refuse = () => {
    markUnknown(true);
    setPreviousValue('');
    if (value !== '') onChange('');
  };
  const clear = () => {
    choose('');
    input.current?.focus();
  };
  return (
    <Field {...texts} id={id} error={texts.error ?? (isUnknown ? unknownError : undefined)}>
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
              // Synchronously: downshift reports the change later, and fast typing would lose letters.
              setQuery(event.target.value);
              setOpenRequested(true);
              setEnterPending(false);
              markUnknown(false);
              handlers.current?.onChange?.(event);
            }}
            onClick={(event) => {
              setOpenRequested(true);
              handlers.current?.onClick?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpenRequested(true);
              if (event.key === 'Enter' && handlers.current === null) setEnterPending(query.trim() !== '');
              handlers.current?.onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setOpenRequested(false);
              setEnterPending(false);
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
            labelOf,
            onChoose: choose,
            onUnknown: refuse,
            onState: setState,
            opensOnMount: isOpenRequested && !isEnterPending,
            entersOnMount: isEnterPending,
          })}
        </span>
      )}
    </Field>
  );
}
