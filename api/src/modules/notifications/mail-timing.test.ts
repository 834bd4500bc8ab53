import { isNight, kindsThatGoOut, mailDueAt } from './mail-timing';
import { NotificationKind, notificationKinds } from './notification.kinds';

const dhaka = (time: string) => new Date(`2026-03-05T${time}+06:00`);

describe('the time of a mail', () => {
  it.each([
    [NotificationKind.REQUEST_RECEIVED, '10:00:00'],
    [NotificationKind.REQUEST_ANSWERED, '10:00:00'],
    [NotificationKind.STATUS_CHANGED, '10:05:00'],
  ])('of %s is %s for an act at 10:00', (kind, due) => {
    expect(mailDueAt(kind, dhaka('10:00:00'))).toEqual(dhaka(due));
  });

  it.each([
    ['06:59:59', true],
    ['07:00:00', false],
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:30:00', true],
  ])('at %s in Dhaka, night is %s', (time, night) => {
    expect(isNight(dhaka(time))).toBe(night);
  });

  it('is in the morning for what can wait', () => {
    expect(kindsThatGoOut(dhaka('12:00:00'))).toEqual(notificationKinds);
    expect(kindsThatGoOut(dhaka('23:00:00'))).toEqual([
      NotificationKind.REQUEST_RECEIVED,
      NotificationKind.PAYMENT_SUBMITTED,
      NotificationKind.HEARING_SET,
      NotificationKind.HEARING_CANCELLED,
      NotificationKind.HEARING_SOON,
      NotificationKind.HEARING_RESULT,
      NotificationKind.PAYMENT_UNCONFIRMED,
      NotificationKind.PAYMENT_CONFIRMED,
      NotificationKind.PAYMENT_REFUSED,
      NotificationKind.APPOINTMENT_AGREED,
      NotificationKind.APPOINTMENT_CANCELLED,
      NotificationKind.APPOINTMENT_SOON,
      NotificationKind.UNUSUAL_STAFF_ACTS,
    ]);
  });
});
