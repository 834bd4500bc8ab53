// On a slow line the page is read and touched before its scripts are there: what was done meanwhile is done then.
(function bootEarlyActions() {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = new Map<Field, string | boolean>();
  let action: { sign: Event; act: () => void } | null = null;

  const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
  const read = (field: Field) =>
    field instanceof HTMLInputElement && isChoice(field) ? field.checked : field.value;

  function keepField({ target }: Event): void {
    const editable =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (!editable || target.type === 'file') return;
    // The last one touched comes last: of several radio buttons it is the one that counts.
    fields.delete(target);
    fields.set(target, read(target));
  }

  function keepPress(sign: Event): void {
    const button = sign.target instanceof Element ? sign.target.closest('button') : null;
    // Pressed twice by someone impatient, it still means once.
    if (button?.type === 'button') action = { sign, act: () => button.click() };
  }

  function keepForm(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    action = { sign: event, act: () => form.requestSubmit(submitter) };
  }

  // The text stays as it is, and with it the caret and a word that is being composed: our text fields listen to
  // `onInput`, for React calls `onChange` only when the text differs from what the field held at hydration.
  function fill(field: Field, value: string | boolean): void {
    if (typeof value === 'boolean') {
      if (field instanceof HTMLInputElement) field.checked = !value;
      field.click();
      return;
    }
    if (field.value !== value) field.value = value;
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }

  type Signs = readonly (readonly [string, (event: never) => void])[];
  const typing: Signs = [
    ['input', keepField],
    ['change', keepField],
  ];
  const acting: Signs = [
    ['click', keepPress],
    ['submit', keepForm],
  ];
  const keep = (signs: Signs) =>
    signs.forEach(([name, listener]) => document.addEventListener(name, listener as EventListener, true));
  const leave = (signs: Signs) =>
    signs.forEach(([name, listener]) => document.removeEventListener(name, listener as EventListener, true));

  function takeOver(): void {
    leave(acting);
    // At once: React has just put its own text into the fields, which nobody has chosen.
    leave(typing);
    // Under way still: the press has itself called the page, and is answered by it.
    if (action && action.sign.eventPhase !== Event.NONE) action = null;
    queueMicrotask(fillAll);
  }

  // Not while React is at work, which would put its old text into the field, nor after its next rendering, which does.
  function fillAll(): void {
    fields.forEach((value, field) => fill(field, value));
  }

  keep(typing);
  keep(acting);
  document.addEventListener('page-taken', takeOver, { once: true });
  document.addEventListener('page-ready', () => queueMicrotask(() => action?.act()), { once: true });
})();
