import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { AuditEntries, withoutRepeatedVisits } from './audit-entries';
import type { AuditEntries_EntryFragment } from './generated/audit-entries';

const entry: AuditEntries_EntryFragment = {
  id: '9',
  at: '2026-11-25T10:00:00Z',
  act: 'STAFF_ROLES_CHANGED',
  outcome: 'DONE',
  actorId: 'admin',
  actorName: 'Farzana',
  actorRole: 'ADMIN',
  subjectType: 'ACCOUNT',
  subjectId: 'colleague',
  subjectName: 'Tania',
  subjectRole: 'ADMIN',
  requestId: 'e1b0',
  reason: null,
  changes: [],
};

async function textIn(language: 'en' | 'bn', changes: AuditEntries_EntryFragment['changes']) {
  const html = renderWith(
    await translatorFor(language, 'audit', 'cases'),
    <StaticRouter location="/admin/audit">
      <AuditEntries items={[{ ...entry, changes } as object]} />
    </StaticRouter>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('changes are written in words, and fingerprints not at all', async () => {
  const changes = [
    { name: 'roles', before: 'support', after: 'support, moderator' },
    { name: 'status', before: 'pending', after: 'hearing-date-issued' },
    { name: 'amountPoisha', before: null, after: '2500000' },
    { name: 'email', before: 'a1b2', after: 'c3d4' },
    { name: 'seals', before: null, after: '3' },
  ];
  const english = await textIn('en', changes);
  for (const text of [
    'Staff roles: support → support, moderator',
    'Case status: Pending →',
    '25,000',
    'seals: 3',
  ])
    expect(english).toContain(text);
  expect(english).not.toMatch(/a1b2|c3d4|hearing-date-issued/);
  expect(await textIn('bn', changes)).toContain('দায়িত্ব: ব্যবহারকারী সহায়তা → ব্যবহারকারী সহায়তা, মডারেটর');
});

test('visits of the same admin to the same file within ten minutes are one entry', () => {
  const visit = (id: string, minute: number, subjectId = 'client') =>
    ({ ...entry, id, act: 'CLIENT_VIEWED', subjectId, at: `2026-11-25T10:${minute}:00Z` }) as const;
  const entries = [visit('5', 45), visit('4', 40), visit('3', 25), visit('2', 24, 'other'), entry];
  expect(withoutRepeatedVisits(entries).map(({ id }) => id)).toEqual(['5', '3', '2', '9']);
});
