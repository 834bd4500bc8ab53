// On a slow connection people use the page before its scripts: records input, clicks and submits, and replays them after
// hydration.
(function replayEarlyEvents() {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = new Map<Field, string | boolean>();
  let action: { event: Event; replay: () => void } | null = null;

  const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
  const read = (field: Field) =>
    field instanceof HTMLInputElement && isChoice(field) ? field.checked : field.value;

  function recordField({ target }: Event): void {
    const editable =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (!editable || target.type === 'file') return;
    // Reinserted, so that the last changed field is replayed last: it decides among radio buttons.
    fields.delete(target);
    fields.set(target, read(target));
  }

  function recordClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Replays only the last click: impatient readers click the same button several times.
    if (button?.type === 'button') action = { event, replay: () => button.click() };
  }

  function recordSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    action = { event, replay: () => form.requestSubmit(submitter) };
  }

  // Does not set an unchanged value again, which would move the caret and end an IME composition. Our text fields listen to
  // `onInput`, because React calls `onChange` only if the value differs from the value at hydration.
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

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['input', recordField],
    ['change', recordField],
    ['click', recordClick],
    ['submit', recordSubmit],
  ];

  function stopRecording(): void {
    listeners.forEach(([name, listener]) =>
      document.removeEventListener(name, listener as EventListener, true),
    );
  }

  // A page that the browser has translated is rendered again, with other fields.
  function replayFields(): void {
    fields.forEach((value, field) =>
      fill(field.isConnected ? field : ((document.getElementById(field.id) as Field | null) ?? field), value),
    );
  }

  function replayAfterHydration(): void {
    // Synchronously: React has just written its initial values into the fields, which must not be recorded.
    stopRecording();
    // React will handle a click that is still being dispatched.
    if (action && action.event.eventPhase !== Event.NONE) action = null;
    // In a microtask: React would overwrite the value during hydration and in its next render.
    queueMicrotask(replayFields);
  }

  listeners.forEach(([name, listener]) => document.addEventListener(name, listener as EventListener, true));
  document.addEventListener('page-hydrated', replayAfterHydration, { once: true });
  document.addEventListener('page-ready', () => queueMicrotask(() => action?.replay()), { once: true });
})();
