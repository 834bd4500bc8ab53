import { act, cleanup, screen } from '@testing-library/react';
import { renderPart } from '../../../test/render-part';
import { ContactForm } from './contact-form';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the contact form opens a WhatsApp chat with what was written', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { press, fill } = await renderPart(<ContactForm />, { role: null });
  await press('Send on WhatsApp');
  expect((await screen.findByRole('alert')).textContent).toContain('Please fill in your name and message.');
  await fill('Name', 'Mahbub Alam');
  await fill('Message', 'Where do I begin?');
  await press('Send on WhatsApp');
  await screen.findByRole('button', { name: 'Preparing message...' });
  act(() => jest.advanceTimersByTime(1_000));
  const chat = new URL(String(opened.mock.calls[0]?.[0]));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/8801700000000');
  expect(chat.searchParams.get('text')).toBe(
    'Name: Mahbub Alam\nEmail: Not provided\nMessage: Where do I begin?',
  );
  opened.mockRestore();
});

it('what is typed outlasts the page, until it is sent', async () => {
  const { fill } = await renderPart(<ContactForm />, { role: null });
  await fill('Message', 'Where do I begin?');
  cleanup();
  const again = await renderPart(<ContactForm />, { role: null });
  await screen.findByDisplayValue('Where do I begin?');
  await again.fill('Name', 'Mahbub Alam');
  await again.press('Send on WhatsApp');
  expect(sessionStorage).toHaveLength(0);
});
