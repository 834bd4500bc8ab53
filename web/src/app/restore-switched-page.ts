import { fieldsWithId, isChoice, readCarriedPage, storageKey, type Field } from './carried-page';

/** How long fields are awaited that come with the data of a screen. */
const patience = 5_000;

/** React compares with the value that was set through its own setter, so the element's own one is called. */
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

/** Fills what was typed before the language was switched, as soon as its fields are there, and scrolls back to the place. */
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
  // The reader's own scrolling ends it: a page must never jump under a finger.
  for (const name of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(name, () => observer.disconnect(), { once: true, passive: true });
  fill();
}
