import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { ComboboxList, type ComboboxOption } from './combobox-list';
import type { TypeAheadConnection } from './type-ahead';

export interface TypeAheadListProps extends TypeAheadConnection {
  /** What to show, best first; the first is taken by Enter. */
  options: readonly ComboboxOption[];
  /** The option that a text names exactly, in any of its spellings. */
  named: (text: string) => ComboboxOption | undefined;
  label: string;
  nothingLabel: string;
  /** Tells a screen reader how many there are. */
  statusOf: (count: number) => string;
}

const { stateChangeTypes } = useCombobox;
const phone = '(pointer: coarse) and (max-width: 48rem)';
/** What a full list takes below its field, with the bar at the foot of a narrow screen. */
const listHeight = 400;

// The element is the field's own; downshift hears of it through what it makes of this.
const noticed = (_element: HTMLInputElement | null): void => undefined;

type Reduced = Partial<UseComboboxState<ComboboxOption>>;

/** Escape closes the list and nothing more: the choice has its own button. */
function keepChoice(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Reduced {
  if (type !== stateChangeTypes.InputKeyDownEscape) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

/** The list of a `TypeAhead`, with downshift's keys; it is fetched when the reader comes to the field. */
export function TypeAheadList(props: TypeAheadListProps) {
  const { input, handlers, listId, query, onQuery, value, onChoose, onState, options, named } = props;
  const meant = props.entersAtOnce ? options[0]?.value : undefined;
  // Also when the list does not show it: a choice that went would take the typed letters along.
  const chosen = { value, label: value };
  const isChosen = (option: ComboboxOption) => option.value === value;
  const leave = () => onChoose(query.trim() === '' ? '' : (named(query)?.value ?? value));
  const box = useCombobox<ComboboxOption>({
    id: listId,
    menuId: listId,
    items: [...options],
    itemToString: (option) => option?.value ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: query,
    initialIsOpen: props.opensAtOnce,
    // Enter takes the best match; a list that opens begins at what is chosen.
    defaultHighlightedIndex: Math.max(0, query === value ? options.findIndex(isChosen) : 0),
    stateReducer: keepChoice,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? props.statusOf(options.length) : ''),
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== stateChangeTypes.InputChange) onQuery(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
      else if (type === stateChangeTypes.InputBlur) leave();
      // Otherwise the keyboard of a phone covers what was chosen.
      if (type === stateChangeTypes.ItemClick && window.matchMedia(phone).matches) input.current?.blur();
    },
  });
  const { isOpen, highlightedIndex } = box;
  const { ref, ...attributes } = box.getInputProps(
    { ref: noticed, onBlur: () => isOpen || leave() },
    { suppressRefError: true },
  );
  const expanded = isOpen && options.length > 0;
  const active = (expanded && attributes['aria-activedescendant']) || undefined;
  useImperativeHandle(handlers, () => {
    const { onChange, onKeyDown, onClick, onBlur } = attributes;
    return { onChange, onKeyDown, onClick, onBlur };
  });
  useEffect(
    function takeWhatWasEntered() {
      if (meant !== undefined) onChoose(meant);
    },
    [meant, onChoose],
  );
  useLayoutEffect(function takeElement() {
    ref(input.current);
  });
  useLayoutEffect(
    function tellField() {
      onState({ expanded, active });
    },
    [onState, expanded, active],
  );
  useEffect(
    function makeRoom() {
      if (!isOpen || !input.current) return;
      const room = window.innerHeight - input.current.getBoundingClientRect().bottom;
      if (room < listHeight || window.matchMedia(phone).matches)
        input.current.scrollIntoView({ block: 'start' });
    },
    [input, isOpen],
  );
  return (
    <ComboboxList
      options={options}
      open={isOpen}
      highlighted={highlightedIndex}
      chosen={[value]}
      nothingLabel={props.nothingLabel}
      listAttributes={box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': props.label })}
      itemAttributes={(item, index) => box.getItemProps({ item, index })}
    />
  );
}
