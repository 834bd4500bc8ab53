import type { CaseState } from './case-state';
import { closed, hearings } from './hearings';
import { money } from './money';
import { requests } from './requests';

/** Every state of a case, its money and its hearings. */
export const caseStates: readonly CaseState[] = [...requests, ...money, ...hearings, ...closed];
