import { v7 as uuidv7 } from 'uuid';
import { createJobHandlers } from '../../src/job-handlers';
import { Mail } from '../../src/platform/mail/mail.entity';
import { aClient, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

/** Stores mails of some kinds and delivers them. Gives the kinds that are left. */
async function delivered(person: Person, kinds: readonly string[]): Promise<string[]> {
  const { manager } = app.platform.dataSource;
  const text = { subject: 'A mail', text: 'Text', html: '<p>Text</p>', unsubscribeUrl: null };
  for (const kind of kinds) {
    const id = uuidv7();
    const to = { accountId: person.id, address: person.email, kind };
    await manager.insert(Mail, { id, ...to, ...text, createdAt: new Date(), sentAt: null });
    await createJobHandlers(app.platform)['send-mail']({ mailId: id });
  }
  const mails = await manager.find(Mail, { where: { accountId: person.id }, order: { id: 'asc' } });
  return mails.map(({ kind }) => kind);
}

const KINDS = [
  'notification',
  'password-reset',
  'new-device',
  'password-changed',
  'unlock',
  'factor-removal',
];

it('a locked account gets mails about itself alone, and all of them again once it is unlocked', async () => {
  const person = await aClient(app);
  const lock = `insert into account_locks values ($1, null, 'Lost phone', now())`;
  await app.sql(lock, [person.id]);
  expect(await delivered(person, KINDS)).toEqual(['password-reset', 'password-changed']);
  await app.sql('delete from account_locks');
  await app.sql('delete from mails');
  expect(await delivered(person, KINDS)).toEqual(KINDS);
});
