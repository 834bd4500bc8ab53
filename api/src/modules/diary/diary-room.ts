import { ownCaseLimits } from '@ainsathi/contract/limits';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict } from '../../errors/app-error';
import { Case } from '../cases/case.entity';
import { LawyerProfile } from '../lawyers/lawyer-profile.entity';
import { VerificationStatus } from '../lawyers/verification/verification.status';

/** How many cases the diary has room for. The licence may be pending, but not rejected. @throws AppError CONFLICT. */
export async function readRoom({ db }: RequestContext, { id: lawyerId }: Viewer): Promise<number> {
  const profile = await db.findOneBy(LawyerProfile, { accountId: lawyerId });
  if (profile?.verification === VerificationStatus.REJECTED)
    throw conflict('Your licence was refused: correct your profile first');
  return ownCaseLimits.cases - (await db.countBy(Case, { lawyerId, isOwn: true }));
}
