import type { PracticeAreaName } from '@ainsathi/contract/places';
import type { Figure } from '../pictures/head-kinds';

/** The hand-written part of a demo lawyer; `demo-lawyers.ts` derives the rest. */
export interface LawyerSketch {
  readonly name: string;
  /** Whom the portrait shows; a lawyer without one is shown by monogram. */
  readonly figure?: Figure;
  readonly district: string;
  readonly areas: readonly PracticeAreaName[];
  /** Years of practice. */
  readonly years: number;
  readonly chamber: string;
  readonly address: string;
  readonly university: string;
  /** A degree after the first one: degree and university. */
  readonly further?: readonly [degree: string, university: string];
  readonly bio: string;
}
