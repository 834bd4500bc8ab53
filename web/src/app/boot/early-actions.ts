// On a slow line the page is read and touched before its scripts are there: what was done meanwhile is done then.
(function bootEarlyActions() {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = new Map<Field, string | boolean>();
  let action: (() => void) | null = null;

  const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
  const read = (field: Field) =>
    field instanceof HTMLInputElement && isChoice(field) ? field.checked : field.value;

  function keepField({ target }: Event): void {
    const editable =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (editable && target.type !== 'file') fields.set(target, read(target));
  }

  function keepPress({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    // Pressed twice by someone impatient, it still means once.
    if (button?.type === 'button') action = () => button.click();
  }

  function keepForm(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    action = () => form.requestSubmit(submitter);
  }

  // A field tells only what differs from the last value it was given by script, so it is first given another one.
  function fill(field: Field, value: string | boolean): void {
    if (typeof value === 'boolean') {
      if (field instanceof HTMLInputElement) field.checked = !value;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }

  const signs = [
    ['input', keepField],
    ['change', keepField],
    ['click', keepPress],
    ['submit', keepForm],
  ] as const;
  for (const [name, keep] of signs) document.addEventListener(name, keep as EventListener, true);

  document.addEventListener(
    'page-ready',
    () => {
      for (const [name, keep] of signs) document.removeEventListener(name, keep as EventListener, true);
      fields.forEach((value, field) => fill(field, value));
      action?.();
    },
    { once: true },
  );
})();
