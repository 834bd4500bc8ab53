import { requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import { invalidInput } from '../../errors/app-error';
import { changeOwnAccount } from '../accounts/lock-account';
import { NotificationChoice } from './notification-choice.entity';
import { kindsOf } from './kind-rules';
import { type NotificationKind, OF_OPEN_REQUESTS } from './notification.kinds';
import type { NotificationChoiceInput } from './notification.inputs';

/** The kinds of the viewer's role; kinds of open requests only where these are enabled. */
function kindsShown({ platform }: RequestContext, viewer: Viewer): NotificationKind[] {
  const { openRequests } = platform.config;
  return kindsOf(viewer).filter((kind) => openRequests || !OF_OPEN_REQUESTS.includes(kind));
}

/** One choice for each kind of the viewer; default: mail and push. */
export async function listNotificationChoices(context: RequestContext): Promise<NotificationChoice[]> {
  const viewer = requireViewer(context);
  const kinds = kindsShown(context, viewer);
  const rows: NotificationChoice[] = await context.reader.query(
    `select ${columnsOf(NotificationChoice, 'choice', null)} from notification_choices choice where account_id = $1`,
    [viewer.id],
  );
  return kinds.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { accountId: viewer.id, kind, mail: true, push: true },
  );
}

/** Other kinds stay. @throws AppError BAD_USER_INPUT naming `choices` for a repeated kind or one of another role. */
export async function setNotificationChoices(
  context: RequestContext,
  choices: readonly NotificationChoiceInput[],
): Promise<NotificationChoice[]> {
  const viewer = requireViewer(context);
  const kinds = choices.map(({ kind }) => kind);
  const known = new Set(kindsShown(context, viewer));
  if (new Set(kinds).size < kinds.length || kinds.some((kind) => !known.has(kind)))
    throw invalidInput({ field: 'choices', message: 'One choice for each kind that you get' });
  return changeOwnAccount(context, async (tx) => {
    const rows = choices.map(({ kind, mail, push }) => ({ accountId: viewer.id, kind, mail, push }));
    if (rows.length > 0) await tx.db.upsert(NotificationChoice, rows, ['accountId', 'kind']);
    return listNotificationChoices(tx);
  });
}

/** Stops mails of these kinds; push stays. */
export async function stopMails(
  { db }: Pick<RequestContext, 'db'>,
  accountId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await db.query(
    `insert into notification_choices (account_id, kind, mail, push)
     select account.id, kind, false, true from accounts account, unnest($2::text[]) kind where account.id = $1
     on conflict (account_id, kind) do update set mail = false`,
    [accountId, kinds],
  );
}
