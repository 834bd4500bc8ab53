import { v7 as uuidv7 } from 'uuid';
import type { Language } from '@ainsathi/contract/languages';
import { type Sentence, sentenceIn } from '../../i18n/sentences';
import type { MailContext } from '../mail/send-mail';
import { Sms } from './sms.entity';

/** Stores a message, whose last line can be a link or a code for browsers, with its delivery job, in the transaction of the context. */
export async function sendSms(
  { db, platform, now }: MailContext,
  to: Pick<Sms, 'accountId' | 'phone' | 'kind'> & { language: Language },
  sentence: Sentence,
  lastLine?: string,
): Promise<void> {
  const { language, ...row } = to;
  const id = uuidv7();
  const text = [sentenceIn(language, sentence), lastLine ?? []].flat().join('\n');
  await db.insert(Sms, { id, ...row, text, createdAt: now() });
  await platform.jobs.add(db, 'send-sms', { smsId: id });
}
