import type { RequestContext } from '../../../context';
import { Fee, FeeState } from './fee.entity';

/**
 * The fee that stands, as SQL on `fees fee`: the accepted one that no payment counts for, else the proposed one. An
 * accepted, unpaid fee stays in force until the client accepts the next one.
 */
export const STANDING_FEE = `(fee.state = 'proposed' or fee.state = 'accepted' and not exists (
  select from payments payment where payment.fee_id = fee.id and payment.state <> 'refused'))`;

/** Of several standing fees the first of these is due. */
export const STANDING_ORDER = `fee.state = 'accepted' desc, fee.version desc`;

/** The fee of a locked case that is due; null where none was stated, or all are paid. */
export async function findStandingFee({ db }: RequestContext, caseId: string): Promise<Fee | null> {
  const rows = await db.query<{ id: string }[]>(
    `select fee.id from fees fee where fee.case_id = $1 and ${STANDING_FEE} order by ${STANDING_ORDER} limit 1`,
    [caseId],
  );
  const id = rows[0]?.id;
  return id === undefined ? null : db.findOneByOrFail(Fee, { id });
}

/** The fee that the client has not answered; null where there is none. */
export async function findProposedFee({ db }: RequestContext, caseId: string): Promise<Fee | null> {
  return db.findOneBy(Fee, { caseId, state: FeeState.PROPOSED });
}
