const typedInto = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search])';

/** Whether something stands in a field that a reload of the page could lose; what was searched for stands in the address. */
export function hasTypedText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)].some(
    ({ value }) => value !== '',
  );
}
