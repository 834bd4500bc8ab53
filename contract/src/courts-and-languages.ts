/** Lowest first, by their names in GraphQL; each level includes the previous levels. */
export const courtLevels = {
  SUBORDINATE_COURTS: 'subordinate-courts',
  HIGH_COURT_DIVISION: 'high-court-division',
  APPELLATE_DIVISION: 'appellate-division',
} as const;

/** By their names in GraphQL, in choice order; `tag` is a BCP 47 tag. */
export const lawyerLanguages = {
  BANGLA: { value: 'bangla', tag: 'bn' },
  ENGLISH: { value: 'english', tag: 'en' },
  CHITTAGONIAN: { value: 'chittagonian', tag: 'ctg' },
  SYLHETI: { value: 'sylheti', tag: 'syl' },
  CHAKMA: { value: 'chakma', tag: 'ccp' },
  HINDI: { value: 'hindi', tag: 'hi' },
  URDU: { value: 'urdu', tag: 'ur' },
  ARABIC: { value: 'arabic', tag: 'ar' },
} as const;

export type LawyerLanguageName = keyof typeof lawyerLanguages;
