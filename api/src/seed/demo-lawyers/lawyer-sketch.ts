import type { PracticeAreaName } from '@ainsathi/contract/places';

/** The look of a drawn portrait; a lawyer without one is shown by monogram. */
export type PortraitLook =
  'hijab' | 'bun' | 'long-hair' | 'short-hair' | 'parted-hair' | 'moustache' | 'beard' | 'white-beard';

/** The hand-written part of a demo lawyer; `demo-lawyers.ts` derives the rest. */
export interface LawyerSketch {
  readonly name: string;
  readonly look?: PortraitLook;
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
