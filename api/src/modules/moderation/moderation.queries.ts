import { Permission } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import { HIDDEN_DAYS } from './content-deletion';
import type { RequestContext } from '../../context';
import { type ListQuery, selectOne, selectPage, WhereClause } from '../../db/select-page';
import type { Page, PageRequest } from '../../validation/page-request';
import { PREVIEWED_CHARACTERS, previewOf } from '../../platform/markdown/preview';
import type { ModeratedContent } from './moderation.types';
import { ContentSubject } from './report.entity';

const MOST_REPORTS = 20;
const LONGEST_TEXT = 1_000;

/** What waits for a decision, and since when. */
export const WAITING = `(select subject, subject_id, min(at) as at from (
    select subject, subject_id, created_at as at from reports where settled_at is null
    union all select '${ContentSubject.ARTICLE}', id, pleaded_at from blogs where pleaded_at is not null
    union all select '${ContentSubject.CLIENT_REVIEW}', id, pleaded_at from client_reviews where pleaded_at is not null) waiting
  group by subject, subject_id)`;

const HIDDEN = `(select '${ContentSubject.REVIEW}' as subject, id as subject_id, hidden_at as at from reviews
    where hidden_at is not null
  union all select '${ContentSubject.ARTICLE}', id, hidden_at from blogs where hidden_at is not null
  union all select '${ContentSubject.CLIENT_REVIEW}', id, hidden_at from client_reviews where hidden_at is not null)`;

const ONE = `(select '${ContentSubject.REVIEW}' as subject, id as subject_id from reviews
  union all select '${ContentSubject.ARTICLE}', id from blogs
  union all select '${ContentSubject.CLIENT_REVIEW}', id from client_reviews)`;

const OPEN_REPORTS = `from reports where subject = entry.subject and subject_id = entry.subject_id and settled_at is null`;
const HIDDEN_AT = 'coalesce(review.hidden_at, blog.hidden_at, of_client.hidden_at)';

/** @param source rows with `subject` and `subject_id`. */
const contentOf = (source: string): ListQuery => ({
  from: `${source} entry
    left join reviews review on entry.subject = '${ContentSubject.REVIEW}' and review.id = entry.subject_id
    left join blogs blog on entry.subject = '${ContentSubject.ARTICLE}' and blog.id = entry.subject_id
    left join client_reviews of_client on entry.subject = '${ContentSubject.CLIENT_REVIEW}' and of_client.id = entry.subject_id
    left join lawyer_profiles reviewed on reviewed.account_id = of_client.lawyer_id
    left join accounts author on author.id = blog.author_id`,
  key: 'entry.subject_id',
  fields: {
    id: 'entry.subject_id',
    subject: 'entry.subject',
    title: `coalesce(review.name, blog.title, reviewed.name, '')`,
    text: `coalesce(review.review, left(blog.content, ${PREVIEWED_CHARACTERS}), of_client.line, '')`,
    author: `case when author.id is not null then json_build_object('id', author.id, 'name', author.name) end`,
    reports: `(select coalesce(json_agg(json_build_object('reason', reason, 'text', text, 'at', created_at)
        order by created_at, id), '[]')
      from (select * ${OPEN_REPORTS} order by created_at, id limit ${MOST_REPORTS}) report)`,
    reportCount: `(select count(*)::int ${OPEN_REPORTS})`,
    hiddenAt: HIDDEN_AT,
    hiddenReason: 'coalesce(review.hidden_reason, blog.hidden_reason, of_client.hidden_reason)',
    plea: 'coalesce(blog.plea, of_client.plea)',
    pleaWaits: 'coalesce(blog.pleaded_at, of_client.pleaded_at) is not null',
    deletableAt: `coalesce(review.hidden_at, blog.hidden_at) + interval '${HIDDEN_DAYS} days'`,
  },
});

const VIEWS = {
  waiting: { list: contentOf(WAITING), source: WAITING, order: 'entry.at, entry.subject_id' },
  hidden: { list: contentOf(HIDDEN), source: HIDDEN, order: 'entry.at desc, entry.subject_id desc' },
};
const ANY = contentOf(ONE);

/** An article's Markdown becomes plain text; reviews stay as typed. */
const toPlainText = (content: ModeratedContent): ModeratedContent =>
  content.subject === ContentSubject.ARTICLE
    ? Object.assign(content, { text: previewOf(content.text, LONGEST_TEXT) })
    : content;

/** Reported texts and pleas, the longest waiting first; or what is hidden, the last hidden first. */
export async function listModerationQueue(
  context: RequestContext,
  request: PageRequest,
  hidden: boolean,
): Promise<Page<ModeratedContent>> {
  requireStaff(context, Permission.MODERATE);
  const { list, source, order } = VIEWS[hidden ? 'hidden' : 'waiting'];
  const keys = { from: `${source} entry`, key: list.key };
  const where = new WhereClause();
  const page = await selectPage<ModeratedContent>(context.reader, list, where, order, request, keys);
  return { ...page, items: page.items.map(toPlainText) };
}

/** In the transaction of an act on it. */
export async function readContent(
  { db }: RequestContext,
  subject: ContentSubject,
  id: string,
): Promise<ModeratedContent> {
  const where = new WhereClause().add('entry.subject = ? and entry.subject_id = ?2', subject, id);
  const content = await selectOne<ModeratedContent>(db, ANY, where);
  if (!content) throw new Error('A locked text is gone');
  return toPlainText(content);
}
