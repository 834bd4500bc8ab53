import { textedKinds } from '@ainsathi/contract/texted-kinds';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../auth/role';
import type { Config } from '../../config/config';
import type { Platform } from '../../context';
import { groupBy } from '../../graphql/request-loader';
import { mailLink } from '../../platform/mail/mail-link';
import { languageOfAccount, sendMail } from '../../platform/mail/send-mail';
import { sendSms } from '../../platform/sms/send-sms';
import { kindsThatGoOut } from './mail-timing';
import { notificationMail, subjectOf, type ToldFact } from './notification-mails';
import { rulesOfKind } from './kind-rules';
import { NotificationKind } from './notification.kinds';

export type PostPlatform = Pick<Platform, 'dataSource' | 'jobs' | 'unsubscribeLinks' | 'push' | 'log'> & {
  config: Pick<Config, 'publicOrigin' | 'production' | 'mail' | 'phoneSignIn'>;
};

interface PostContext {
  db: EntityManager;
  platform: PostPlatform;
  now: () => Date;
}

const MOST_AT_ONCE = 500;

interface Due extends ToldFact {
  id: string;
  accountId: string;
  email: string;
  role: Role;
  isRead: boolean;
  mail: boolean;
  push: boolean;
  subscriptions: string[];
}

/** Read, or a reminder of a started hearing or appointment. */
const IS_PAST = `(notification.read_at is not null or notification.at <= $1
  and notification.kind in ('${NotificationKind.HEARING_SOON}', '${NotificationKind.DAY_AHEAD}',
    '${NotificationKind.APPOINTMENT_SOON}'))`;

const WAITING = NotificationKind.MESSAGE_WAITING;
const { afterMinutes, most } = rulesOfKind(WAITING).again ?? { afterMinutes: 0, most: 1 };
/** Sent, with a repeat to come. */
const IS_TOLD_AGAIN = `notification.kind = '${WAITING}' and notification.mails < ${most - 1}`;

/** Marks due notifications as sent or read. A notification that is being read waits for the next minute. */
const TAKE_DUE = `
  with due as materialized (
    select id from notifications where mail = 'due' and mail_due_at <= $1 and kind = any($2)
    order by mail_due_at limit ${MOST_AT_ONCE} for update skip locked),
  chosen as (
    select notification.id, not (${IS_PAST}) and ($3 or account.email is null) and coalesce((select choice.mail from notification_choices choice
      where choice.account_id = notification.account_id and choice.kind = notification.kind), true) as mailed
    from due join notifications notification on notification.id = due.id
    join accounts account on account.id = notification.account_id),
  taken as (
    update notifications notification set mails = notification.mails + 1,
      mail = case when not (${IS_PAST}) and ${IS_TOLD_AGAIN} then 'due' when chosen.mailed then 'sent' else 'skipped' end,
      mail_due_at = case when ${IS_TOLD_AGAIN} then $1::timestamptz + interval '${afterMinutes} minutes'
        else notification.mail_due_at end
    from chosen where notification.id = chosen.id
    returning notification.*, chosen.mailed)
  select taken.id, account.id as "accountId", coalesce(account.email, '') as email, account.role, taken.kind, taken.case_id as "caseId", taken.at,
    ${IS_PAST.replaceAll('notification.', 'taken.')} as "isRead", taken.mailed as mail, coalesce(choice.push, true) as push,
    array(select device.id from push_subscriptions device where device.account_id = account.id) as subscriptions
  from taken join accounts account on account.id = taken.account_id
  left join notification_choices choice on choice.account_id = taken.account_id and choice.kind = taken.kind
  order by taken.mail_due_at, taken.id`;

async function mailTo(context: PostContext, due: readonly [Due, ...Due[]]): Promise<void> {
  const { config, unsubscribeLinks } = context.platform;
  const [{ accountId, email, role }] = due;
  const kinds = [...new Set(due.map(({ kind }) => kind))];
  const stop = mailLink(config, unsubscribeLinks.pathFor({ accountId, kinds }));
  const content = notificationMail(role, due, { to: (path) => mailLink(config, path), stop });
  await sendMail(context, { accountId, address: email, kind: 'notification', unsubscribeUrl: stop }, content);
}

/** After 300 days the number may have another owner. None for shared phones; at most 3 texts a day. */
const NUMBER = `select phone from sign_in_phones where account_id = $1 and not shared and used_at > $2::timestamptz - interval '300 days'
  and 3 > (select count(*) from sms where account_id = $1 and kind = 'notice' and created_at > $2::timestamptz - interval '1 day')`;

async function textTo(context: PostContext, accountId: string, due: readonly Due[]): Promise<void> {
  const { db, platform, now } = context;
  const facts = due.filter(({ kind }) => textedKinds.includes(kind));
  if (facts.length === 0 || !platform.config.phoneSignIn) return;
  const [number] = await db.query<{ phone: string }[]>(NUMBER, [accountId, now()]);
  if (!number) return;
  const language = await languageOfAccount(db, accountId);
  const to = { accountId, phone: number.phone, kind: 'notice', language };
  await sendSms(
    context,
    to,
    subjectOf(facts),
    new URL(platform.config.publicOrigin ?? 'http://localhost').host,
  );
}

/** A device shows only the last notification of each kind. */
async function pushTo({ db, platform }: PostContext, due: readonly Due[]): Promise<void> {
  const lastOfKind = new Map(due.map((one) => [one.kind, one]));
  for (const { id, subscriptions } of lastOfKind.values())
    for (const subscriptionId of subscriptions)
      await platform.jobs.add(db, 'send-push', { subscriptionId, notificationId: id });
}

/** One process at a time: two would share one person's notifications and send two mails. */
async function isAlone(db: EntityManager): Promise<boolean> {
  const [{ locked }] = await db.query<[{ locked: boolean }]>(
    `select pg_try_advisory_xact_lock(hashtextextended('post notifications', 0)) as locked`,
  );
  return locked;
}

/**
 * Sends due notifications: one mail a person, or without an email one SMS, and push. At night only urgent kinds. In production without a mail server, no
 * mails.
 */
export async function postNotifications(platform: PostPlatform, now = new Date()): Promise<void> {
  const mails = platform.config.mail !== null || !platform.config.production;
  await platform.dataSource.transaction(async (db) => {
    if (!(await isAlone(db))) return;
    const context: PostContext = { db, platform, now: () => now };
    const due = await db.query<Due[]>(TAKE_DUE, [now, kindsThatGoOut(now), mails]);
    for (const group of groupBy(due, ({ accountId }) => accountId).values()) {
      const [first, ...rest] = group.filter(({ mail }) => mail);
      if (first?.email) await mailTo(context, [first, ...rest]);
      else if (first) await textTo(context, first.accountId, [first, ...rest]);
      if (platform.push)
        await pushTo(
          context,
          group.filter(({ kind, push, isRead }) => push && !isRead && !rulesOfKind(kind).push),
        );
    }
  });
}
