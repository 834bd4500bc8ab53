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
};

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
  if (shown.length === 0) throw notFound(subject === ContentSubject.REVIEW ? 'Review' : 'Blog');
  await context.db.query(
    `insert into reports (id, subject, subject_id, reason, text, reporter, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (subject, subject_id, reporter) do nothing`,
    [uuidv7(), subject, id, reason, text ?? null, platform.sealing.fingerprint(`reports ${reader}`), now()],
  );
  return id;
}

/**
 * The author answers once why a hidden article should be shown. Returns the answer.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND also for another author's article and one that is not hidden, CONFLICT, RATE_LIMITED.
 */
export async function pleadForContent(
  context: RequestContext,
  subject: ContentSubject,
  id: string,
  input: PleaInput,
): Promise<string> {
  const viewer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const { text } = await parseInput(PleaInput, input);
  return inTransaction(context, async ({ db, now }) => {
    const [blog] =
      subject === ContentSubject.ARTICLE && isIdentifier(id)
        ? await db.query<{ plea: string | null }[]>(
            'select plea from blogs where id = $1 and author_id = $2 and hidden_at is not null for update',
            [id, viewer.id],
          )
        : [];
    if (!blog) throw notFound('Blog');
    if (blog.plea !== null) throw conflict('You have answered already');
    await db.query('update blogs set plea = $2, pleaded_at = $3 where id = $1', [id, text, now()]);
    return text;
  });
}
