import type { CaseState } from './case-state';
import { fees } from './fees';
import { closed, hearings } from './hearings';
import { lawyerStates } from './lawyers';
import { payments } from './payments';
import { requests } from './requests';

/** Every state of a case, its money, its hearings and its lawyer. */
export const caseStates: readonly CaseState[] = [
  ...requests,
  ...fees,
  ...payments,
  ...hearings,
  ...closed,
  ...lawyerStates,
];
