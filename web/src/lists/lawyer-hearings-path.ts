import { paths } from '../routing/paths';

/** The hearings by day. Not in `case-list-address.ts`, because every page has the bottom bar. */
export const lawyerHearingsPath = `${paths.lawyerArea.cases}?view=hearings`;
