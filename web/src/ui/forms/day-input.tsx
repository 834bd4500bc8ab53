import { useEffect, useRef } from 'react';
import { TextInput } from './text-input';

interface DayInputProps {
  label: string;
  /** Such as `2026-11-22`. */
  day: string | null;
  onChange: (day: string) => void;
}

/** Follows the URL, also after Back, and keeps the focus while typing. */
export function DayInput({ label, day, onChange }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function followAddress() {
      if (input.current && input.current.value !== (day ?? '')) input.current.value = day ?? '';
    },
    [day],
  );
  return (
    <TextInput
      ref={input}
      type="date"
      label={label}
      defaultValue={day ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      fieldClassName="min-w-52 flex-1 sm:max-w-56"
    />
  );
}
