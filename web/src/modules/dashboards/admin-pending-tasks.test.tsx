import { placeholderNumber } from '@ainsathi/contract/limits';
import type { i18n } from 'i18next';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { SiteContext } from '../../routing/site';
import { AdminPendingTasks } from './admin-pending-tasks';
import type { AdminPendingTasks_StatsFragment } from './generated/admin-pending-tasks';

const stats: AdminPendingTasks_StatsFragment = {
  pendingVerifications: 0,
  reviewsToRead: 0,
  casesByStatus: [],
};

let translator: i18n;

beforeAll(async () => (translator = await translatorFor('en', 'dashboards', 'cases')));

function render(termsDate?: string | null, whatsappNumber = '', reportedRequests = 0): string {
  return renderWith(
    translator,
    <SiteContext value={{ origin: 'https://a.example', whatsappNumber, termsDate }}>
      <StaticRouter location="/admin">
        <AdminPendingTasks
          stats={stats as object}
          longestWaiting={undefined}
          reportedRequests={reportedRequests}
          may={() => true}
        />
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

test('reported requests lead to their list', () => {
  expect(render(undefined, '', 2)).toMatch(/2 requests were reported.*href="\/admin\/requests"/);
});
