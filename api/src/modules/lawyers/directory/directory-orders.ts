import { dayNumberInDhaka } from '../../../validation/dhaka-day';
import { LawyerSort } from './lawyer-directory.types';

/** Spreads the days over all places, so that each lawyer is first about equally often. */
const DAY_STEP = 0x9e3779b9;

/** The hash at which the day's list starts: it ascends from there and wraps around. */
export function turnOfDay(time = Date.now()): number {
  return Math.imul(dayNumberInDhaka(time), DAY_STEP);
}

/** The place of a lawyer in the rotation; indexed. */
export const placeInTurn = (key: string): string => `uuid_hash(${key})`;

export const orderInTurn = (key: string): string => `${placeInTurn(key)}, ${key}`;

export function partsOfTurn(key: string): [string, string] {
  return [`${placeInTurn(key)} >= ${turnOfDay()}`, `${placeInTurn(key)} < ${turnOfDay()}`];
}

/** Orders by columns that only profiles have, null last. */
export const profileOrders = {
  [LawyerSort.FIRST_TALK]: 'first_talk_poisha',
  [LawyerSort.ANSWER]: 'answers_within',
} as const;

/** Whether an order needs the rows of profiles, also where the filter names a practice area. */
export const isOfProfiles = (sort: LawyerSort): sort is keyof typeof profileOrders => sort in profileOrders;

const byProfile = (sort: keyof typeof profileOrders) => (key: string) =>
  `entry.${profileOrders[sort]}, ${orders[LawyerSort.EXPERIENCE](key)}`;

export const orders: Record<LawyerSort, (key: string) => string> = {
  [LawyerSort.TURN]: (key) => `${partsOfTurn(key)[1]}, ${orderInTurn(key)}`,
  [LawyerSort.EXPERIENCE]: (key) => `entry.experience desc, entry.name_key, ${key}`,
  [LawyerSort.NAME]: (key) => `entry.name_key, ${key}`,
  [LawyerSort.NAME_BANGLA]: (key) => `entry.name_key_bangla, ${key}`,
  [LawyerSort.NEWEST]: (key) => `entry.verified_at desc, ${key} desc`,
  [LawyerSort.FIRST_TALK]: byProfile(LawyerSort.FIRST_TALK),
  [LawyerSort.ANSWER]: byProfile(LawyerSort.ANSWER),
};
