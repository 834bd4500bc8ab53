import { placeholderNumber } from '@ainsathi/contract/limits';
import type { i18n } from 'i18next';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { SiteContext } from '../../routing/site';
import { AdminPendingTasks } from './admin-pending-tasks';
import type { AdminPendingTasks_TaskFragment } from './generated/admin-pending-tasks';

let translator: i18n;

beforeAll(async () => (translator = await translatorFor('en', 'dashboards', 'cases')));

function render(
  termsDate?: string | null,
  whatsappNumber = '',
  tasks: readonly AdminPendingTasks_TaskFragment[] = [],
): string {
  return renderWith(
    translator,
    <SiteContext value={{ origin: 'https://a.example', whatsappNumber, termsDate }}>
      <StaticRouter location="/admin">
        <AdminPendingTasks tasks={tasks as object[]} />
      </StaticRouter>
    </SiteContext>,
  );
}

test('the admin is told while the terms are the template, with the way to them', () => {
  expect(render(null)).toMatch(/The terms are still the template.*href="\/terms"/);
});

test.each([['2026-12-01'], [undefined]])('nothing needs the admin where the date is %s', (termsDate) => {
  expect(render(termsDate)).not.toContain('template');
});

test('the admin reads that the contact number is a placeholder', () => {
  expect(render(undefined, placeholderNumber)).toMatch(
    /The contact number is a placeholder.*href="\/contact"/,
  );
  expect(render(undefined, '8801812640275')).not.toContain('placeholder');
});

test('what waits leads to its list, and says since when', () => {
  const oldestAt = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
  const text = render(undefined, '', [
    { kind: 'REPORTED_REQUESTS', count: 2, oldestAt },
    { kind: 'REPORTS', count: 1, oldestAt: new Date().toISOString() },
    { kind: 'REVIEWS', count: 3, oldestAt },
  ]);
  expect(text).toMatch(
    /2 requests were reported.*The oldest has waited for 3 days.*href="\/admin\/requests"/,
  );
  expect(text).toMatch(/1 report or answer waits for a decision.*less than a day.*href="\/admin\/reports"/);
  expect(text).toMatch(/3 reviews to read.*href="\/admin\/reviews\?state=unread"/);
});
