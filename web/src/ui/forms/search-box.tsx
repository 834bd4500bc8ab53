import { longest } from '@ainsathi/contract/limits';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { ClearButton } from './clear-button';
import { controlClass } from './field';
import { isCurrentUrl } from '../current-url';

export interface SearchBoxProps {
  /** The accessible name, e.g. "Search cases". */
  label: string;
  placeholder?: string;
  clearLabel: string;
  /** The name of the parameter in the address bar. */
  name: string;
  /** What is searched for now. */
  value: string;
  /** Called on Enter, on clearing, and once typing has paused. */
  onSearch: (query: string) => void;
  className?: string;
  /** Stands in a form of its caller's, which sends it where there is no script. */
  inForm?: boolean;
}

const pause = 350;

/** A search over a list. Without script it is a GET form, since `name` is the address's parameter. */
export function SearchBox({
  label,
  placeholder,
  clearLabel,
  name,
  value,
  onSearch,
  className,
  inForm = false,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The back button changes the value from outside; what is being typed is left alone.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(function stopWaiting() {
    return () => clearTimeout(timer.current);
  }, []);
  // What was typed is searched for in the list of that moment, whatever was chosen since.
  const address = createPath(useLocation());
  const current = useRef({ value, onSearch, address });
  useEffect(function keepCurrent() {
    current.current = { value, onSearch, address };
  });
  const search = (query: string) => {
    clearTimeout(timer.current);
    if (query.trim() !== current.current.value) current.current.onSearch(query.trim());
  };
  const searchAfterPause = (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Whoever has chosen another place meanwhile is not called back; the wait ends when it is on the page.
      if (isCurrentUrl(current.current.address)) search(query);
      else searchAfterPause(query);
    }, pause);
  };
  const type = (query: string) => {
    setText(query);
    searchAfterPause(query);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(text);
  };
  const Frame = inForm ? 'div' : 'form';
  const clear = () => {
    setText('');
    search('');
    input.current?.focus();
  };
  return (
    <Frame
      {...(inForm ? {} : { role: 'search', onSubmit: submit })}
      className={clsx('relative min-w-0 flex-[1_1_240px]', className)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={input}
        type="search"
        maxLength={longest.search}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (inForm && event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event);
        }}
        className={clsx(controlClass, 'pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {text !== '' && <ClearButton label={clearLabel} onClear={clear} />}
    </Frame>
  );
}
