import type { Language } from '@ainsathi/contract/languages';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import type { CaseTimeline_CaseFragment } from '../events/generated/case-timeline';
import type { HearingCard_CaseFragment } from './generated/hearing-card';
import { HearingCard } from './hearing-card';

const hearing = (id: string, startsAt: string) => ({
  id,
  startsAt,
  court: `Court ${id}`,
  place: 'Room 412',
  purpose: 'Evidence of the plaintiff',
  bring: 'The deed of 1998',
  calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
});

const over = hearing('over', '2026-11-20T04:30:00Z');
const next = hearing('next', '2026-12-07T04:30:00Z');
const later = hearing('later', '2027-01-14T04:30:00Z');

async function render(
  legalCase: Partial<HearingCard_CaseFragment & CaseTimeline_CaseFragment>,
  language: Language = 'en',
) {
  const translator = await translatorFor(language, 'cases', 'room');
  const fragment = {
    ...{ id: 'case', nextHearing: { id: 'next' }, hearings: [over, next, later] },
    ...{ status: 'HEARING_1', events: [] },
    ...legalCase,
  };
  return renderWith(
    translator,
    <HearingCard legalCase={fragment as never} actionsOf={({ id }) => <button>Change {id}</button>} />,
  );
}

const at = (now: string) => jest.useFakeTimers({ now: Date.parse(now) });

beforeEach(() => at('2026-11-21T04:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the card of the hearings to come', () => {
  it('says day and time in full, where, what for and what to bring', async () => {
    const page = await render({});
    for (const text of [
      'in 16 days',
      'Monday 7 December 2026, 10:30 am',
      'Court next · Room 412',
      'Evidence of the plaintiff',
      'The deed of 1998',
    ])
      expect(page).toContain(text);
  });

  it('lists the others below the next one, each with what can be done, and none that is over', async () => {
    const page = await render({});
    expect(page).toMatch(/Change.*next.*Other hearings.*Thursday 14 January 2027.*Change.*later/s);
    expect(page).not.toContain('Court over');
  });

  it.each([
    ['2026-12-05T19:00:00Z', 'tomorrow'],
    ['2026-12-06T19:00:00Z', 'today'],
    ['2026-12-06T17:00:00Z', 'tomorrow'],
  ])('at %s counts by the calendar in Dhaka: %s', async (now, words) => {
    at(now);
    expect(await render({})).toContain(`>${words}<`);
  });

  it('has the file for the calendar in its link', async () => {
    expect(await render({})).toContain(
      'href="data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0AEND%3AVCALENDAR%0D%0A" download="hearing-2026-12-07.ics"',
    );
  });

  it('is not there for a closed case, nor for an answer that was kept until its hearings were over', async () => {
    expect(await render({ nextHearing: null })).toBe('');
    at('2027-02-01T00:00:00Z');
    expect(await render({})).toBe('');
  });

  it.each([
    [{ hasTime: false }, 'Nusrat Jahan', 'Nusrat Jahan closed the case and kept the date: Court next'],
    [{ court: '' }, 'Nusrat Jahan', 'Nusrat Jahan closed the case and kept the date: 10:30 am.'],
    [{ court: '', hasTime: false }, 'Nusrat Jahan', 'Nusrat Jahan closed the case and kept the date'],
    [{}, null, 'Lawyer closed the case and kept the date: Court next, 10:30 am.'],
  ])('says who kept it with what is known of it: %j, %s', async (facts, actorName, sentence) => {
    const to = 'CASE_CLOSED' as const;
    const closing = { id: 'e', to, actorName, actorRole: 'LAWYER', createdAt: '2026-11-20T05:00:00Z' };
    const kept = { ...next, hasTime: true, place: null, purpose: null, bring: null, result: null, ...facts };
    const page = await render({ status: to, hearings: [kept], events: [closing] as never });
    const text = page.replaceAll(/<!-- -->|<\/?(time|span)[^>]*>/g, '');
    const [said] = />[^<]*closed the case[^<]*/.exec(text) ?? [];
    expect(said).toBe(`>${sentence}`);
  });

  it('speaks Bangla', async () => {
    const page = await render({}, 'bn');
    for (const text of ['১৬ দিন পর', 'সোমবার, ৭ ডিসেম্বর ২০২৬, সকাল ১০:৩০']) expect(page).toContain(text);
    expect(page).toContain('<span lang="en">Evidence of the plaintiff</span>');
  });
});
