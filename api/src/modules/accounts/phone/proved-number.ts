import type { RequestContext } from '../../../context';
import { isIdentifier } from '../../../validation/identifier';
import { wrongPhoneCode } from './phone-code.service';
import { PhonePurpose } from './phone-proof.entity';

export interface ProvedNumber {
  phone: string;
  /** The account that has not used the number for long; null for a number without one. */
  unusedBy: string | null;
}

/**
 * Consumes a proof that has signed nobody in, in the caller's transaction, within 15 minutes of its code.
 * @throws AppError BAD_USER_INPUT as for a wrong code.
 */
export async function takeProvedNumber({ db }: RequestContext, proofId: string): Promise<ProvedNumber> {
  if (!isIdentifier(proofId)) throw wrongPhoneCode();
  const [rows] = await db.query<[ProvedNumber[], number]>(
    `update phone_proofs set used = true
     where id = $1 and purpose = $2 and not used and proved_at > now() - interval '15 minutes'
     returning phone, account_id as "unusedBy"`,
    [proofId, PhonePurpose.SIGN_IN],
  );
  const [proved] = rows;
  if (!proved) throw wrongPhoneCode();
  return proved;
}
