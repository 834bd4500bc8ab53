import type { Language } from '@ainsathi/contract/languages';
import { Role } from '../../auth/role';
import { mailIn } from '../../platform/mail/mail-content';
import { NotificationKind } from './notification.kinds';
import { notificationMail } from './notification-mails';

const CASE = '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70';
const OTHER = '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b71';
const links = { to: (path: string) => `https://a.test${path}`, stop: 'https://a.test/mail/stop?x' };

const received = { kind: NotificationKind.REQUEST_RECEIVED, caseId: CASE, at: null };
const paid = { kind: NotificationKind.PAYMENT_SUBMITTED, caseId: CASE, at: null };
const decided = { kind: NotificationKind.VERIFICATION_DECIDED, caseId: null, at: null };
const hearing = {
  kind: NotificationKind.HEARING_SOON,
  caseId: CASE,
  at: new Date('2026-12-06T19:00:00Z'),
};

const mailOf = (language: Language, ...args: Parameters<typeof notificationMail>) =>
  mailIn(language, notificationMail(...args));

describe('one mail for what is due', () => {
  it('has the sentence of its kind as subject, and leads to the case', () => {
    const mail = mailOf('en', Role.LAWYER, [received], links);
    expect(mail.subject).toBe('A new case request to answer');
    expect(mail.sentences).toEqual(['A new case request to answer.']);
    expect(mail.action).toEqual({ label: 'Open the case', url: `https://a.test/lawyer/cases/${CASE}` });
    expect(mail.stop).toEqual({ label: 'Stop mails of this kind', url: links.stop });
  });

  it('names several things by their kinds and numbers, and leads to the case only if all belong to it', () => {
    const ofOne = mailOf('en', Role.LAWYER, [received, paid, received], links);
    expect(ofOne.subject).toBe('A new case request to answer, and 2 more');
    expect(ofOne.sentences).toEqual([
      'A new case request to answer (2).',
      'A client has submitted a payment.',
    ]);
    expect(mailOf('bn', Role.LAWYER, [received, received], links).subject).toBe(
      'উত্তর দেওয়ার মতো একটি নতুন মামলার অনুরোধ (২টি)',
    );
    expect(ofOne.action?.label).toBe('Open the case');
    const ofTwo = mailOf('en', Role.LAWYER, [received, { ...paid, caseId: OTHER }], links);
    expect(ofTwo.action?.url).toBe('https://a.test/lawyer/notifications');
  });

  it('says on which day in Dhaka a hearing is', () => {
    const mail = mailOf('en', Role.USER, [hearing], links);
    expect(mail.subject).toBe('Your hearing is on 7 December 2026');
    const bangla = mailOf('bn', Role.USER, [hearing], links);
    expect(bangla.subject).toBe('আপনার শুনানি ৭ ডিসেম্বর ২০২৬');
    expect(mail.sentences).toEqual([
      'Your hearing is on 7 December 2026: the case says when, where and what to bring.',
    ]);
    expect(bangla.sentences).toEqual([
      'আপনার শুনানি ৭ ডিসেম্বর ২০২৬: কখন, কোথায় আর সঙ্গে কী আনবেন, মামলায় লেখা আছে।',
    ]);
  });

  it('leads to the list of requests where several lawyers were asked', () => {
    const invited = { kind: NotificationKind.INVITATION_RECEIVED, caseId: null, at: null };
    const mail = mailOf('en', Role.LAWYER, [invited, invited], links);
    expect(mail.action).toEqual({ label: 'Open the requests', url: 'https://a.test/lawyer/requests' });
    const answered = { kind: NotificationKind.PROPOSAL_RECEIVED, caseId: null, at: null };
    expect(mailOf('bn', Role.USER, [answered], links).action?.url).toBe('https://a.test/bn/user/requests');
    const mixed = mailOf('en', Role.LAWYER, [invited, decided], links);
    expect(mixed.action?.url).toBe('https://a.test/lawyer/notifications');
  });

  it('leads to the profile after a decision on the licence', () => {
    expect(notificationMail(Role.LAWYER, [decided], links).action?.url).toBe('https://a.test/lawyer/profile');
  });
});
