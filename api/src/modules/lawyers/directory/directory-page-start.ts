import type { PageStart, WhereClause } from '../../../db/select-page';
import { isIdentifier } from '../../../validation/identifier';
import { invalidInput } from '../../../errors/app-error';
import { partsOfTurn, placeInTurn, profileOrders, turnOfDay } from './directory-orders';
import type { CountedChoice } from './lawyer-directory.filter';
import { LawyerSort } from './lawyer-directory.types';

/** The years of experience at which a page starts, by the stored counts. */
export function startByExperience(where: WhereClause, choice: CountedChoice, offset: number): PageStart {
  const [area, district] = [where.bind(choice.practiceAreaId), where.bind(choice.districtId)];
  const before = where.bind(offset);
  return {
    cte: `start as materialized (
      select experience, ${before}::bigint - (upto - count) as skipped from (
        select experience, sum(count) as count, sum(sum(count)) over (order by experience desc) as upto
        from listed_lawyer_counts
        where practice_area_id = ${area} and matter = '' and district_id = ${district} and experience >= 0
        group by experience) years
      where upto > ${before}::bigint order by experience desc limit 1)`,
    conditions: ['entry.experience <= (select experience from start)'],
    offset: '(select skipped from start)',
  };
}

/** The day's list in two parts; each reads its own index range. */
export function startInTurn(where: WhereClause, key: string, offset: number): PageStart {
  return { conditions: partsOfTurn(key), offset: offset === 0 ? '0' : `${where.bind(offset)}::bigint` };
}

export function cursorOf(lawyerId: string): string {
  return Buffer.from(lawyerId).toString('base64url');
}

const LARGEST_HASH = 2 ** 31 - 1;

/** The rest of the cursor's part, and the second part after the first. */
function followsInTurn(key: string): readonly string[] {
  const [first, second] = partsOfTurn('account_id');
  return [
    `(${placeInTurn(key)}, ${key}) > (select ${placeInTurn('account_id')}, account_id from start)
      and ${placeInTurn(key)} <= (select case when ${second} then ${turnOfDay() - 1} else ${LARGEST_HASH} end from start)`,
    `${partsOfTurn(key)[1]} and (select ${first} from start)`,
  ];
}

/** The rest of the same value, the values above it, and those without one. */
const followsByProfile = (sort: keyof typeof profileOrders) => (key: string) => {
  const column = profileOrders[sort];
  const last = `(select ${column} from start)`;
  return [
    ...FOLLOWS[LawyerSort.EXPERIENCE](key).map(
      (condition) => `entry.${column} is not distinct from ${last} and ${condition}`,
    ),
    `entry.${column} > ${last}`,
    `entry.${column} is null and ${last} is not null`,
  ];
};

const FOLLOWS: Record<LawyerSort, (key: string) => readonly string[]> = {
  [LawyerSort.TURN]: followsInTurn,
  [LawyerSort.EXPERIENCE]: (key) => [
    `entry.experience = (select experience from start)
      and (entry.name_key, ${key}) > (select name_key, account_id from start)`,
    'entry.experience < (select experience from start)',
  ],
  [LawyerSort.NAME]: (key) => [`(entry.name_key, ${key}) > (select name_key, account_id from start)`],
  [LawyerSort.NAME_BANGLA]: (key) => [
    `(entry.name_key_bangla, ${key}) > (select name_key_bangla, account_id from start)`,
  ],
  [LawyerSort.NEWEST]: (key) => [`(entry.verified_at, ${key}) < (select verified_at, account_id from start)`],
  [LawyerSort.FIRST_TALK]: followsByProfile(LawyerSort.FIRST_TALK),
  [LawyerSort.ANSWER]: followsByProfile(LawyerSort.ANSWER),
};

function followsIn(isFirst: string, conditions: readonly string[]): string[] {
  return [
    `${isFirst} = (select is_first from start) and (${conditions.map((condition) => `(${condition})`).join(' or ')})`,
    `(select is_first from start) and not ${isFirst}`,
  ];
}

/** The rows after a cursor. `isFirst` is the condition of rows that come first in any order. @throws AppError BAD_USER_INPUT for a malformed cursor. */
export function startAfter(
  where: WhereClause,
  cursor: string,
  sort: LawyerSort,
  key: string,
  isFirst: string | null,
): PageStart {
  const lawyerId = Buffer.from(cursor, 'base64url').toString();
  if (!isIdentifier(lawyerId))
    throw invalidInput({ field: 'after', message: 'after must be the endCursor of a page' });
  const last = where.bind(lawyerId);
  return {
    cte: `start as materialized (
      select experience, name_key, name_key_bangla, verified_at, account_id, first_talk_poisha, answers_within,
        ${isFirst ? isFirst.replace(key, 'account_id') : 'true'} as is_first
      from lawyer_profiles where account_id = ${last}::uuid)`,
    conditions: isFirst ? followsIn(isFirst, FOLLOWS[sort](key)) : FOLLOWS[sort](key),
    offset: '0',
  };
}
