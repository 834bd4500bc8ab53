import { paperLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireCounted } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, found } from '../../../errors/app-error';
import { receivedName } from '../../../platform/document-rules/document-name';
import { newStorageKey } from '../../../platform/document-rules/sealed-bytes';
import { isIdentifier } from '../../../validation/identifier';
import { requireConfirmedEmail } from '../../accounts/email/email-confirmation.service';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import { LicencePaper, PaperState } from './licence-paper.entity';
import type { LicencePaperInput } from './licence.inputs';

/** SQL for the last decision about a lawyer, which a reopened licence does not have. */
export const LAST_DECISION = `(select last.decided_at from (
  select status, decided_at from verification_decisions decision where decision.lawyer_id = paper.lawyer_id
  order by decided_at desc, id desc limit 1) last where last.status <> 'pending')`;

/** Begins a paper of the own licence: the client sends its bytes to its path. @throws AppError CONFLICT with 6 papers, RATE_LIMITED. */
export async function startLicencePaper(
  context: RequestContext,
  { kind, name, size }: LicencePaperInput,
): Promise<{ id: string }> {
  const { id: lawyerId } = await requireCounted(context, 'licencePapers', Role.LAWYER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    await lockProfile(tx, lawyerId);
    const [present] = await tx.db.query<{ count: number }[]>(
      'select count(*)::int as count from licence_papers where lawyer_id = $1 and erased_at is null',
      [lawyerId],
    );
    if ((present?.count ?? 0) >= paperLimits.most)
      throw conflict([
        'You have {{count}} papers already. Please remove one first.',
        { count: paperLimits.most },
      ]);
    const id = uuidv7();
    await tx.db.insert(LicencePaper, {
      ...{ id, lawyerId, kind, size, name: receivedName(name), state: PaperState.UPLOADING },
      ...{ storageKey: newStorageKey(), addedAt: tx.now(), seenAt: [] },
    });
    return { id };
  });
}

/** Removes the bytes, and the row too while nobody has decided about it. @throws AppError NOT_FOUND for other people's. */
export async function removeLicencePaper(context: RequestContext, id: string): Promise<Lawyer> {
  const { id: lawyerId } = await requireCounted(context, 'profileSaves', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    await lockProfile(tx, lawyerId);
    const own = { id, lawyerId };
    const paper = found(isIdentifier(id) ? await tx.db.findOneBy(LicencePaper, own) : null, 'Document');
    const [forgotten] = await tx.db.query<[unknown[], number]>(
      `delete from licence_papers paper where id = $1 and (state = 'uploading' or coalesce(${LAST_DECISION} < added_at, true))
       returning id`,
      [id],
    );
    if (forgotten.length === 0 && paper.erasedAt === null)
      await tx.db.update(LicencePaper, own, { erasedAt: tx.now() });
    await tx.afterCommit(async () => tx.platform.privateFiles.remove(paper.storageKey));
    return getFullLawyer(tx, lawyerId);
  });
}
