import { openRequestLimits } from '@ainsathi/contract/limits';
import { neighboursOf } from '@ainsathi/contract/neighbours';
import { districts } from '@ainsathi/contract/places';

/** How many lawyers are asked first at most: of the district and its neighbours, or of all districts. */
export function mostAsked(
  lawyers: readonly { name: string; lawyerCount: number }[],
  district: string,
  anywhere: boolean,
): number {
  const own = districts.find(({ name }) => name === district)?.id ?? 0;
  const near = new Set([own, ...neighboursOf(own)]);
  const names = new Set(districts.filter(({ id }) => anywhere || near.has(id)).map(({ name }) => name));
  const found = lawyers.reduce((sum, { name, lawyerCount }) => sum + (names.has(name) ? lawyerCount : 0), 0);
  return Math.min(found, openRequestLimits.wave);
}
