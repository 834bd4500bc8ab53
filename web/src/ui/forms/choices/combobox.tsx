import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import {
  ComboboxList,
  matchingOptions,
  optionNamed,
  type ComboboxFieldProps,
  type ComboboxOption,
} from './combobox-list';
import { controlClass, Field, splitProps } from '../field';

export interface ComboboxProps extends ComboboxFieldProps {
  value: string | null;
  /** Also gets a text that names no option, for which the form says an error. */
  onChange: (value: string | null) => void;
  labels: { open: string; clear: string; nothing: string };
}

/** The options that match the typed text; all options if the text is the chosen label. */
function optionsFor(
  { options }: ComboboxProps,
  query: string,
  chosen: ComboboxOption | null,
): readonly ComboboxOption[] {
  return query === chosen?.label ? options : matchingOptions(options, query);
}

/** A single choice with search; for react-hook-form through a Controller (`{...field}`). */
export function Combobox(props: ComboboxProps) {
  const [field, { name, options, value, onChange, labels }] = splitProps(props);
  const ownId = useId();
  const id = field.id ?? ownId;
  const chosen = options.find((option) => option.value === value) ?? null;
  const text = chosen?.label ?? value ?? '';
  const [query, setQuery] = useState(text);
  const shown = optionsFor(props, query, chosen);
  const box = useCombobox<ComboboxOption>({
    id: ownId,
    inputId: id,
    items: [...shown],
    itemToString: (option) => option?.label ?? '',
    selectedItem: chosen,
    inputValue: query,
    onInputValueChange: ({ inputValue, type }) => {
      const { InputChange, ControlledPropUpdatedSelectedItem } = useCombobox.stateChangeTypes;
      if (type === ControlledPropUpdatedSelectedItem) setQuery(text);
      else if (type !== InputChange) setQuery(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onStateChange: ({ type, selectedItem }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur || selectedItem || query === text) return;
      const named = optionNamed(options, query);
      setQuery(named?.label ?? query);
      onChange(query.trim() === '' ? null : (named?.value ?? query));
    },
  });
  const clear = () => {
    setQuery('');
    onChange(null);
    document.getElementById(id)?.focus();
  };
  return (
    <Field {...field} id={id}>
      {(control) => (
        <span className="relative block">
          <input
            {...box.getInputProps({
              ref: props.ref,
              onBlur: props.onBlur,
              // Synchronously: downshift reports the change later, and fast typing would lose letters.
              onChange: (event) => setQuery(event.currentTarget.value),
              ...control,
            })}
            aria-labelledby={undefined}
            autoComplete="off"
            className={clsx(controlClass, 'pr-22')}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <span className="absolute inset-y-0 right-0 flex items-stretch">
            {chosen && (
              <button type="button" aria-label={labels.clear} onClick={clear} className={edgeButton}>
                <X aria-hidden className="size-4" />
              </button>
            )}
            <button {...box.getToggleButtonProps()} aria-label={labels.open} className={edgeButton}>
              <ChevronDown
                aria-hidden
                className={clsx('size-4.5 transition-transform', box.isOpen && 'rotate-180')}
              />
            </button>
          </span>
          <ComboboxList
            options={shown}
            open={box.isOpen}
            highlighted={box.highlightedIndex}
            chosen={value ? [value] : []}
            nothingLabel={labels.nothing}
            listAttributes={box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': labels.open })}
            itemAttributes={(item, index) => box.getItemProps({ item, index })}
          />
        </span>
      )}
    </Field>
  );
}

const edgeButton = 'grid w-11 place-items-center rounded-field text-ink-2 hover:bg-hover hover:text-ink';
