import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

type Name = string | RegExp;

const scopeOf = (part?: HTMLElement) => (part ? within(part) : screen);

/** A field by its label, or by a part of it; within a part of the page, if given. */
export const field = (label: Name, part?: HTMLElement) =>
  scopeOf(part).getByLabelText<HTMLInputElement>(label, {
    exact: false,
    selector: 'input, textarea, select',
  });

/** The hint and the error of a field. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Waits until an element has the focus. */
export const untilFocused = async (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement === element).toBe(true));

/** Somebody who presses buttons and fills in fields, as soon as they are there. */
export function createPerson() {
  // Without styles, what lies above a modal dialog does not take its presses back.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user,
    press: async (name: Name, part?: HTMLElement) =>
      user.click(await scopeOf(part).findByRole('button', { name })),
    follow: async (name: Name, part?: HTMLElement) =>
      user.click(await scopeOf(part).findByRole('link', { name })),
    /** Replaces the text of a field. */
    fill: async (label: Name, text: string, part?: HTMLElement) => {
      await scopeOf(part).findByLabelText(label, { exact: false, selector: 'input, textarea' });
      await user.clear(field(label, part));
      if (text !== '') await user.type(field(label, part), text.replaceAll(/[{[]/g, '$&$&'));
    },
  };
}
