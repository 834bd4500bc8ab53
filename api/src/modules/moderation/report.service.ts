import { Role } from '../../auth/role';
import { requireCounted } from '../../auth/viewer';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { consumeLimit } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import { parseInput } from '../../validation/validate-input';
import { PleaInput, type ReportInput } from './moderation.inputs';
import { ContentSubject } from './report.entity';

const PUBLIC: Record<ContentSubject, string> = {
  [ContentSubject.REVIEW]: 'select from reviews where id = $1 and hidden_at is null',
  [ContentSubject.ARTICLE]: 'select from blogs where id = $1 and published',
  [ContentSubject.CLIENT_REVIEW]:
    'select from client_reviews where id = $1 and hidden_at is null and withdrawn_at is null',
};

const NAMES = {
  [ContentSubject.REVIEW]: 'Review',
  [ContentSubject.ARTICLE]: 'Blog',
  [ContentSubject.CLIENT_REVIEW]: 'Client review',
} as const;

const TOO_MANY = 'You have reported a lot already. Please try again later.';

/**
 * A reader marks a public text for the moderators; one report each, so a repeated one changes nothing. Hides nothing.
 * @throws AppError NOT_FOUND, RATE_LIMITED after 10 an hour from one visitor or 30 a day from one network.
 */
export async function report(
  context: RequestContext,
  { subject, id, reason, text }: ReportInput,
): Promise<string> {
  const { network, userAgent, viewer, platform, now } = context;
  const reader = viewer ? `account ${viewer.id}` : `visitor ${network} ${userAgent}`;
  await consumeLimit(platform.limits.reportsByVisitor, reader, TOO_MANY);
  await consumeLimit(platform.limits.reportsByNetwork, network, TOO_MANY);
  const shown = isIdentifier(id) ? await context.db.query<unknown[]>(PUBLIC[subject], [id]) : [];
  if (shown.length === 0) throw notFound(NAMES[subject]);
  await context.db.query(
    `insert into reports (id, subject, subject_id, reason, text, reporter, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (subject, subject_id, reporter) do nothing`,
    [uuidv7(), subject, id, reason, text ?? null, platform.sealing.fingerprint(`reports ${reader}`), now()],
  );
  return id;
}

/** What has an author with an account: its table, and the column of the author. */
const AUTHORS: Partial<Record<ContentSubject, { table: string; author: string }>> = {
  [ContentSubject.ARTICLE]: { table: 'blogs', author: 'author_id' },
  [ContentSubject.CLIENT_REVIEW]: { table: 'client_reviews', author: 'client_id' },
};

/**
 * The author answers once why a hidden text should be shown. Returns the answer.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND also for another author's text, CONFLICT for one that is not hidden or was answered, RATE_LIMITED.
 */
export async function pleadForContent(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
  input: PleaInput,
): Promise<string> {
  const viewer = await requireCounted(context, 'caseEntries', Role.USER, Role.LAWYER);
  const { text } = await parseInput(PleaInput, input);
  const written = AUTHORS[subject];
  return inTransaction(context, async ({ db, now }) => {
    const [own] =
      written && isIdentifier(id)
        ? await db.query<{ plea: string | null; isHidden: boolean }[]>(
            `select plea, hidden_at is not null as "isHidden" from ${written.table}
             where id = $1 and ${written.author} = $2 for update`,
            [id, viewer.id],
          )
        : [];
    if (!written || !own) throw notFound(NAMES[subject]);
    if (!own.isHidden) throw conflict('This is not hidden');
    if (own.plea !== null) throw conflict('You have answered already');
    await db.query(`update ${written.table} set plea = $2, pleaded_at = $3 where id = $1`, [id, text, now()]);
    return text;
  });
}
