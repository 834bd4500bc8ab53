import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { isIdentifier } from '../../validation/identifier';
import { Case } from './case.entity';
import { isClient, isLawyer } from './case.policy';
import { lockCase } from './case.service';

/**
 * The case of a thing that belongs to it, such as a fee, locked until the transaction ends, for its client or its lawyer; null for an id of
 * nothing, or of something of other people. What the id names is read after this, so that it is as it stands.
 */
export async function lockCaseOf<Thing extends { id: string; caseId: string }>(
  tx: RequestContext,
  viewer: Viewer,
  entity: EntityTarget<Thing>,
  id: string,
): Promise<Case | null> {
  if (!isIdentifier(id)) return null;
  // Every entity here has an id; the type of a query by it cannot be told from the parameter alone.
  const thing = await tx.db.findOneBy(entity, { id } as FindOptionsWhere<Thing>);
  const row = thing && (await tx.db.findOneBy(Case, { id: thing.caseId }));
  if (!row || !(isClient(viewer, row) || isLawyer(viewer, row))) return null;
  return lockCase(tx, viewer, row.id);
}
