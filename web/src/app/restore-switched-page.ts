import { fieldsWithId, isChoice, readCarriedPage, storageKey, type Field } from './carried-page';

/** How long to wait for fields that appear with a screen's data. */
const patience = 5_000;

/** React tracks values set through its own setter, so call the element's native setter. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function restore(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isChoice(field) && field.checked !== value) field.click();
  } else if (field.value !== value) setValue(field, value);
}

/** Fills typed text once its fields appear, and restores the scroll position. */
export function fillSwitchedPage(): void {
  const page = readCarriedPage();
  if (!page) return;
  sessionStorage.removeItem(storageKey);
  const missing = new Map(page.fields);
  const fill = (): void => {
    for (const [id, value] of missing) {
      const field = document.getElementById(id);
      if (!field?.matches(fieldsWithId)) continue;
      missing.delete(id);
      restore(field as Field, value);
    }
    if (Math.abs(window.scrollY - page.scrollY) > 1) window.scrollTo(0, page.scrollY);
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  // Stops when the reader scrolls: a page must never jump under a finger.
  for (const name of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(name, () => observer.disconnect(), { once: true, passive: true });
  fill();
}
