import { longestSearch } from '@ainsathi/contract/longest-search';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useHref, useLocation } from 'react-router-dom';
import { ClearButton } from './clear-button';
import { controlClass } from './field';
import { isCurrentUrl } from '../current-url';

export interface SearchBoxProps {
  /** The accessible name, e.g. "Search cases". */
  label: string;
  placeholder?: string;
  name: string;
  value: string;
  /** Called on Enter, on clearing, and once typing has paused. */
  onSearch: (query: string) => void;
  className?: string;
  /** The box is part of the caller's form, which submits it without script. */
  inForm?: boolean;
}

const pause = 350;

/** The search of a list. Without script it is a GET form: `name` is the query parameter. */
export function SearchBox({
  label,
  placeholder,
  name,
  value,
  onSearch,
  className,
  inForm = false,
}: SearchBoxProps) {
  const { t } = useTranslation('shared');
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back changes the value; the same text with spaces around it is still being typed.
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(function clearTimer() {
    return () => clearTimeout(timer.current);
  }, []);
  // The timer must use the props of the latest render, after filters have changed.
  const address = useHref(createPath(useLocation()));
  const latest = useRef({ value, onSearch, address });
  useEffect(function updateLatest() {
    latest.current = { value, onSearch, address };
  });
  const search = (query: string) => {
    clearTimeout(timer.current);
    if (query.trim() !== latest.current.value) latest.current.onSearch(query.trim());
  };
  const searchAfterPause = (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A search would undo a pending navigation: wait until its screen is rendered.
      if (isCurrentUrl(latest.current.address)) search(query);
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
        maxLength={longestSearch}
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
      {text !== '' && <ClearButton label={t('act.clearSearch')} onClear={clear} />}
    </Frame>
  );
}
