import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminBlogsDocument } from '../blogs/generated/admin-blogs-screen';
import { BlogPageDocument } from '../blogs/generated/blog-screen';
import { LawyerBlogsScreenDocument } from '../blogs/generated/lawyer-blogs-screen';
import { AdminReviewsDocument } from '../reviews/generated/admin-reviews-screen';
import { AdminReportsDocument, SettleReportsDocument } from './generated/admin-reports-screen';
import { HideContentDocument, ShowContentDocument } from './generated/hide-dialog';
import { PleadForContentDocument } from './generated/plea-dialog';
import { ReportTextDocument } from './generated/report-dialog';

/** Everything is near the viewport. */
class InView {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe() {
    this.report(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect() {
    // Nothing goes on.
  }
}
const { IntersectionObserver } = globalThis;
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: InView }));
afterAll(() => void Object.assign(globalThis, { IntersectionObserver }));

const TITLE = 'Mutation of land';

describe('the reports', () => {
  const reported = {
    ...{ id: 'a', subject: 'ARTICLE' as const, title: TITLE, text: 'What namjari is.' },
    ...{ author: { id: 'l', name: 'Nusrat Jahan' }, reportCount: 1, hiddenAt: null, hiddenReason: null },
    ...{ reports: [{ reason: 'PRIVATE' as const, text: 'My street is in it', at: '2026-11-28T06:00:00Z' }] },
    ...{ plea: null, pleaWaits: false, deletableAt: null },
  };
  const listOf = (items: object[]) => ({
    moderationQueue: { items, page: 1, pages: 1, limit: 10, total: items.length },
  });

  it('a reported text is hidden with a reason, and shown again by Undo', async () => {
    let items = [reported];
    const { press, fill, sent } = await renderPage('/admin/reports', {
      role: 'admin',
      answers: [
        answer(AdminReportsDocument, () => listOf(items)),
        answer(HideContentDocument, () => {
          items = [];
          return { hideContent: { content: { id: 'a' } } };
        }),
        answer(ShowContentDocument, { showContent: { content: { id: 'a' } } }),
      ],
    });
    await screen.findByText(/Shows what is private/);
    screen.getByText(/My street is in it/);
    await press('Hide');
    const dialog = await screen.findByRole('dialog', { name: 'Hide this text' });
    await press('Hide it', dialog);
    await within(dialog).findByText('Say why it is hidden');
    await fill('Why hide it?', 'It names a child');
    await press('Cancel', dialog);
    await press('Hide');
    await screen.findByDisplayValue('It names a child');
    await press('Hide it');
    await screen.findByText(`“${TITLE}” is hidden`);
    await screen.findByText('Nothing here');
    await press('Undo');
    await screen.findByText(`“${TITLE}” is public again`);
    expect(sent(HideContentDocument).at(-1)).toEqual({
      subject: 'ARTICLE',
      id: 'a',
      reason: 'It names a child',
    });
    expect(sent(ShowContentDocument)).toEqual([{ subject: 'ARTICLE', id: 'a' }]);
  });

  it('the answer of an author can be left as it is, and a text brought back', async () => {
    const hidden = {
      ...{ ...reported, reportCount: 0, reports: [], hiddenAt: '2026-11-01T06:00:00Z' },
      ...{ hiddenReason: 'It names a child', plea: 'The name is gone', pleaWaits: true },
    };
    const { press, sent } = await renderPage('/admin/reports?state=hidden', {
      role: 'admin',
      answers: [
        answer(AdminReportsDocument, listOf([hidden])),
        answer(SettleReportsDocument, { settleReports: { content: { id: 'a' } } }),
        answer(ShowContentDocument, { showContent: { content: { id: 'a' } } }),
      ],
    });
    await screen.findByText('The name is gone');
    expect(sent(AdminReportsDocument).at(-1)).toMatchObject({ hidden: true });
    await press('Stays hidden');
    await screen.findByText('Done: nothing waits here any more');
    await press('Show again');
    await screen.findByText(`“${TITLE}” is public again`);
    expect(sent(SettleReportsDocument)).toEqual([{ subject: 'ARTICLE', id: 'a', read: 1 }]);
  });
});

it.each([
  {
    at: '/admin/reports',
    list: (items: object[]) =>
      answer(AdminReportsDocument, { moderationQueue: { items, total: items.length } }),
    open: /^Hide$/,
  },
  {
    at: '/admin/reviews',
    list: (items: object[]) => answer(AdminReviewsDocument, { adminReviews: { items, total: items.length } }),
    open: /^Hide/,
  },
  {
    at: '/admin/blogs',
    list: (items: object[]) => answer(AdminBlogsDocument, { blogs: { items, total: items.length } }),
    open: /^Hide/,
  },
])('$at: who hides what a colleague hid just now reads that, with the reason still there', async (of) => {
  const text = { id: 'a', title: TITLE, name: TITLE, published: true, hiddenAt: null, hiddenReason: null };
  let isThere = true;
  const refusal = refuse(HideContentDocument, { code: 'CONFLICT', message: 'This is hidden already' });
  const { press, fill, sent } = await renderPage(of.at, {
    role: 'admin',
    answers: [
      { ...of.list([]), respond: (variables) => of.list(isThere ? [text] : []).respond(variables) },
      {
        ...refusal,
        respond: (variables) => {
          isThere = false;
          return refusal.respond(variables);
        },
      },
    ],
  });
  await press(of.open);
  const dialog = await screen.findByRole('dialog', { name: 'Hide this text' });
  await fill('Why hide it?', 'It names a child');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await press('Hide it', dialog);
  await screen.findByText(/^(Nothing here|No .*)/);
  // A dialog may be taller than the screen of a phone.
  await waitFor(() => expect(scrolled.mock.contexts).toContain(within(dialog).getByRole('alert')));
  scrolled.mockRestore();
  const after = screen.getByRole('dialog', { name: 'Hide this text' });
  await within(after).findByText('This is hidden already');
  within(after).getByDisplayValue('It names a child');
  await press('Cancel', after);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(HideContentDocument)).toHaveLength(1);
});

it('in the list of articles, Hide stands before Delete, and a hidden one is shown again', async () => {
  const blog = {
    id: 'a',
    title: TITLE,
    titleBangla: null,
    published: true,
    hiddenReason: null,
    author: null,
  };
  const hidden = { ...blog, id: 'b', title: 'Of tenants', published: false, hiddenReason: 'An insult' };
  await renderPage('/admin/blogs', {
    role: 'admin',
    answers: [answer(AdminBlogsDocument, { blogs: { items: [blog, hidden], page: 1, pages: 1, total: 2 } })],
  });
  const buttonsOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await buttonsOf(/Mutation/)).toEqual(['Hide', 'Delete']);
  expect(await buttonsOf(/Of tenants.*Hidden/)).toEqual(['Show again', 'Delete']);
});

it('a lawyer reads why an article is hidden, and answers once', async () => {
  let plea: string | null = null;
  const { press, fill, sent } = await renderPage('/lawyer/blogs', {
    role: 'lawyer',
    answers: [
      answer(LawyerBlogsScreenDocument, () => ({
        myBlogs: {
          items: [
            {
              id: 'a',
              title: TITLE,
              titleBangla: null,
              published: false,
              hiddenReason: 'It names a child',
              plea,
            },
          ],
          ...{ page: 1, pages: 1, total: 1 },
        },
        myLawyerProfile: { id: 'l', verification: 'VERIFIED' as const },
      })),
      answer(PleadForContentDocument, ({ text }) => {
        plea = text;
        return { pleadForContent: { plea: text } };
      }),
    ],
  });
  await screen.findByText(/It names a child/);
  await press('Answer our team');
  await fill('Why it should be public again', 'The name is gone');
  await press('Send answer');
  await screen.findByText('Your answer was sent to our team');
  await screen.findByText(/The name is gone/);
  expect(screen.queryByRole('button', { name: 'Answer our team' })).toBeNull();
  expect(sent(PleadForContentDocument)).toEqual([{ subject: 'ARTICLE', id: 'a', text: 'The name is gone' }]);
});

it.each([null, 'user'] as const)('a reader (%s) reports an article, with a reason', async (role) => {
  const blog = { id: 'a', title: TITLE, titleBangla: null, content: 'What namjari is.', author: null };
  const { press, user, fill, sent } = await renderPage('/blogs/a', {
    role,
    answers: [
      answer(BlogPageDocument, {
        blog,
        ...{ more: { items: [] }, related: { items: [] }, latest: { items: [] } },
      }),
      answer(ReportTextDocument, { report: { reportedId: 'a' } }),
    ],
  });
  await press(`Report “${TITLE}”`);
  const dialog = await screen.findByRole('dialog', { name: 'Report this text' });
  await press('Send report', dialog);
  await within(dialog).findByText('Choose what is wrong');
  await fill(/^More about it/, 'It names my neighbour');
  await press('Cancel', dialog);
  await press(`Report “${TITLE}”`);
  await screen.findByDisplayValue('It names my neighbour');
  await user.click(screen.getByLabelText('It insults somebody'));
  await press('Send report');
  await screen.findByText('Thank you. Our team looks at it.');
  expect(sent(ReportTextDocument)).toEqual([
    { input: { subject: 'ARTICLE', id: 'a', reason: 'INSULT', text: 'It names my neighbour' } },
  ]);
});

it.each([true, false])(
  'a refused answer of an author is said once; the note is gone: %s',
  async (isShown) => {
    const blog = { id: 'a', title: TITLE, titleBangla: null, published: true, plea: null };
    let hiddenReason: string | null = 'It names a child';
    const { press, fill } = await renderPage('/lawyer/blogs', {
      role: 'lawyer',
      answers: [
        answer(LawyerBlogsScreenDocument, () => ({
          myBlogs: { items: [{ ...blog, hiddenReason }], page: 1, pages: 1, total: 1 },
          myLawyerProfile: { id: 'l', verification: 'VERIFIED' as const },
        })),
        refuse(PleadForContentDocument, { code: 'CONFLICT', message: 'This is not hidden' }),
      ],
    });
    await press('Answer our team');
    const dialog = await screen.findByRole('dialog');
    await fill('Why it should be public again', 'The name is gone', dialog);
    if (isShown) hiddenReason = null;
    await press('Send answer', dialog);
    await screen.findByText('This is not hidden');
    expect(screen.queryByText(/It names a child/) === null).toBe(isShown);
    expect(screen.getAllByText('This is not hidden')).toHaveLength(1);
  },
);
