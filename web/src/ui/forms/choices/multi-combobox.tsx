import { useCombobox, useMultipleSelection } from 'downshift';
import { X } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { ComboboxList, matchingOptions, type ComboboxFieldProps, type ComboboxOption } from './combobox-list';
import { Field, splitProps } from '../field';

export interface MultiComboboxProps extends ComboboxFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder: string;
  labels: { list: string; remove: (label: string) => string; nothing: string };
}

/** A multiple choice with search: chips, then a field. Backspace removes the last chip; arrows move between chips. */
export function MultiCombobox(props: MultiComboboxProps) {
  const [field, { options, value, onChange, labels }] = splitProps(props);
  const ownId = useId();
  const id = field.id ?? ownId;
  const [query, setQuery] = useState('');
  const chosen = value.flatMap((item) => options.find((option) => option.value === item) ?? []);
  const left = options.filter((option) => !value.includes(option.value));
  const shown = matchingOptions(left, query);
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<ComboboxOption>({
    selectedItems: chosen,
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems.map((option) => option.value)),
  });
  const box = useCombobox<ComboboxOption>({
    id: ownId,
    inputId: id,
    items: shown,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    inputValue: query,
    defaultHighlightedIndex: 0,
    stateReducer: (_state, { type, changes }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      return type === InputKeyDownEnter || type === ItemClick
        ? { ...changes, isOpen: true, inputValue: '' }
        : changes;
    },
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
      if (type === InputBlur) setQuery('');
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) {
        onChange([...value, selectedItem.value]);
        setQuery('');
      }
    },
  });
  return (
    <Field {...field} id={id}>
      {(control) => (
        <span className="relative block">
          <span
            aria-invalid={control['aria-invalid']}
            className="flex min-h-(--control-height) flex-wrap items-center gap-1.5 rounded-field border border-control bg-surface p-1 focus-within:border-ink has-[input:focus-visible]:ring-focus aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger"
          >
            {chosen.map((option, index) => (
              <Chip
                key={option.value}
                label={option.label}
                removeLabel={labels.remove(option.label)}
                attributes={getSelectedItemProps({ selectedItem: option, index })}
                onRemove={() => onChange(value.filter((item) => item !== option.value))}
              />
            ))}
            <input
              {...box.getInputProps(
                getDropdownProps({
                  ref: props.ref,
                  onBlur: props.onBlur,
                  // Synchronously: downshift reports the change later, and fast typing would lose letters.
                  onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value),
                  ...control,
                }),
              )}
              aria-labelledby={undefined}
              autoComplete="off"
              placeholder={props.placeholder}
              className="min-h-9 w-20 min-w-20 flex-[1_1_100px] bg-transparent px-2 text-16 outline-none! touch:min-h-11"
            />
          </span>
          <ComboboxList
            options={shown}
            open={box.isOpen}
            highlighted={box.highlightedIndex}
            chosen={[]}
            nothingLabel={labels.nothing}
            listAttributes={box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': labels.list })}
            itemAttributes={(item, index) => box.getItemProps({ item, index })}
          />
        </span>
      )}
    </Field>
  );
}

interface ChipProps {
  label: string;
  removeLabel: string;
  attributes: object;
  onRemove: () => void;
}

function Chip({ label, removeLabel, attributes, onRemove }: ChipProps) {
  return (
    <span
      {...attributes}
      className="inline-flex min-h-8 items-center gap-0.5 rounded-field bg-green-soft pl-2.5 text-14 font-medium text-green touch:min-h-11"
    >
      {label}
      <button
        type="button"
        tabIndex={-1}
        aria-label={removeLabel}
        onClick={(event) => {
          event.stopPropagation();
          onRemove();
        }}
        className="grid size-8 place-items-center rounded-field hover:bg-hover touch:size-11"
      >
        <X aria-hidden className="size-3.5" strokeWidth={2.25} />
      </button>
    </span>
  );
}
