import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { ComboboxList, type ComboboxOption } from './combobox-list';
import type { TypeAheadConnection } from './type-ahead';

export interface TypeAheadListProps extends TypeAheadConnection {
  /** The matching options, best first; Enter chooses the first. */
  options: readonly ComboboxOption[];
  named: (text: string) => ComboboxOption | undefined;
  label: string;
  nothingLabel: string;
  statusOf: (count: number) => string;
}

const { stateChangeTypes } = useCombobox;
const phone = '(pointer: coarse) and (max-width: 48rem)';
/** The height of a full list below its field, with the bottom bar of a narrow screen. */
const listHeight = 400;

// The input belongs to `TypeAhead`. This ref only makes downshift return its own, which `registerInput` calls.
const ignoreElement = (_element: HTMLInputElement | null): void => undefined;

type Reduced = Partial<UseComboboxState<ComboboxOption>>;

/** Escape only closes the list; the clear button removes the choice. */
function keepChoice(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Reduced {
  if (type !== stateChangeTypes.InputKeyDownEscape) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

/** The list of a `TypeAhead`, with downshift's keyboard support; a separate chunk. */
export function TypeAheadList(props: TypeAheadListProps) {
  const { input, handlers, listId, query, onQuery, value, labelOf, onChoose, onState } = props;
  const { options, named } = props;
  const enteredValue = props.entersOnMount ? options[0]?.value : undefined;
  // Not looked up in `options`: downshift clears the input when the selected item disappears.
  const chosen = { value, label: labelOf(value) };
  const isChosen = (option: ComboboxOption) => option.value === value;
  const commitQuery = () => {
    if (query === labelOf(value)) return;
    const chosenValue = query.trim() === '' ? '' : named(query)?.value;
    if (chosenValue === undefined) props.onUnknown();
    else onChoose(chosenValue);
  };
  const box = useCombobox<ComboboxOption>({
    id: listId,
    menuId: listId,
    items: [...options],
    itemToString: (option) => labelOf(option?.value ?? ''),
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: query,
    initialIsOpen: props.opensOnMount,
    // Highlights the chosen option of an unfiltered list, otherwise the best match, which Enter chooses.
    defaultHighlightedIndex: Math.max(0, query === labelOf(value) ? options.findIndex(isChosen) : 0),
    stateReducer: keepChoice,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? props.statusOf(options.length) : ''),
    onInputValueChange: ({ inputValue, type }) => {
      const { InputChange, ControlledPropUpdatedSelectedItem } = stateChangeTypes;
      // `TypeAhead` itself shows the text of another value, and keeps a text that names none.
      if (type !== InputChange && type !== ControlledPropUpdatedSelectedItem) onQuery(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
      else if (type === stateChangeTypes.InputBlur) commitQuery();
      // Closes the phone's keyboard, which would cover the chosen value.
      if (type === stateChangeTypes.ItemClick && window.matchMedia(phone).matches) input.current?.blur();
    },
  });
  const { isOpen, highlightedIndex } = box;
  const { ref, ...attributes } = box.getInputProps(
    {
      ref: ignoreElement,
      onBlur: () => isOpen || commitQuery(),
      onKeyDown: ({ key }) => key === 'Enter' && options.length === 0 && commitQuery(),
    },
    { suppressRefError: true },
  );
  const expanded = isOpen && options.length > 0;
  const active = (expanded && attributes['aria-activedescendant']) || undefined;
  useImperativeHandle(handlers, () => {
    const { onChange, onKeyDown, onClick, onBlur } = attributes;
    return { onChange, onKeyDown, onClick, onBlur };
  });
  useEffect(
    function chooseEnteredValue() {
      if (enteredValue !== undefined) onChoose(enteredValue);
    },
    [enteredValue, onChoose],
  );
  useLayoutEffect(function registerInput() {
    ref(input.current);
  });
  useLayoutEffect(
    function reportState() {
      onState({ expanded, active });
    },
    [onState, expanded, active],
  );
  useEffect(
    function scrollIntoRoom() {
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
