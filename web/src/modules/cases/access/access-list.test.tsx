import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { AccessList } from './access-list';
import type { AccessList_PageFragment } from './generated/access-list';

const visit = {
  id: 'visit',
  kind: 'RECORD_VIEWED' as const,
  actorName: 'Sadia Karim',
  actorRole: 'ADMIN' as const,
  at: '2026-02-11T03:12:00Z',
};

async function render(page: Partial<AccessList_PageFragment>, named = false) {
  const translator = await translatorFor('en', 'room');
  const accesses = { items: [visit], page: 1, pages: 1, ...page };
  return renderWith(
    translator,
    <AccessList accesses={accesses as object} named={named} onPage={() => undefined} />,
  );
}

describe('who looked at a case', () => {
  it('is an administrator without a name for client and lawyer, with the time in Dhaka', async () => {
    const page = await render({});
    expect(page).toContain('An administrator looked at the record');
    expect(page).toContain('11 Feb 2026, 9:12 am');
    expect(page).not.toContain('Sadia');
  });

  it('has a name among administrators, as long as the account exists', async () => {
    expect(await render({}, true)).toContain('Sadia Karim looked at the record');
    expect(await render({ items: [{ ...visit, actorName: null }] }, true)).toContain(
      'An administrator looked',
    );
  });

  it('says who opened which document, without its name to administrators', async () => {
    const opened = { ...visit, kind: 'DOCUMENT_VIEWED' as const };
    expect(await render({ items: [opened] })).toContain('A document was opened');
    const translator = await translatorFor('en', 'room');
    const accesses = { items: [opened], page: 1, pages: 1 };
    const page = renderWith(
      translator,
      <AccessList
        accesses={accesses as object}
        documentNames={new Map([['visit', 'Deed.pdf']])}
        onPage={() => undefined}
      />,
    );
    expect(page).toContain('Sadia Karim opened “Deed.pdf”');
  });

  it('says so when nobody has', async () => {
    expect(await render({ items: [], pages: 0 })).toContain('Nobody has opened anything');
  });

  it('has pages where there are more', async () => {
    expect(await render({})).not.toContain('Next');
    const last = await render({ page: 3, pages: 3 });
    expect(last).toContain('Page 3 of 3');
    expect(last).toMatch(/disabled=""[^>]*>Next/);
  });

  it('folds what the viewer opened', async () => {
    const translator = await translatorFor('en', 'room');
    const opened = { ...visit, id: 'own', kind: 'RECEIPT_DOWNLOADED' as const, actorRole: 'USER' as const };
    const accesses = { items: [opened, visit], page: 1, pages: 1 } as object;
    const page = renderWith(
      translator,
      <AccessList accesses={accesses} ownRole="USER" onPage={() => undefined} />,
    );
    expect(page).toMatch(/An administrator looked.*<details.*Opened by you: 1.*Sadia Karim took a receipt/s);
  });
});
