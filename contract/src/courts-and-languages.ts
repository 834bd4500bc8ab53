/** The courts in which a lawyer may appear, lowest first, by their names in GraphQL; each level includes those before it. */
export const courtLevels = {
  SUBORDINATE_COURTS: 'subordinate-courts',
  HIGH_COURT_DIVISION: 'high-court-division',
  APPELLATE_DIVISION: 'appellate-division',
} as const;

/** The languages in which a lawyer talks with clients, by their names in GraphQL, in the order of a choice; `tag` is of BCP 47. */
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
