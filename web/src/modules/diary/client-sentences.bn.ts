/** What a lawyer writes to many clients, each in the language of the reader. */
export const clientSentences = {
  closed: '{{title}}: {{date}} আদালত বসবে না। নতুন তারিখ আমি জানাব।',
  newDate: '{{title}}: নতুন তারিখ {{date}}।',
  newDateInCourt: '{{title}}: নতুন তারিখ {{date}}, {{court}}।',
  come: '{{title}}: {{date}} আদালতে আসবেন।',
  comeToCourt: '{{title}}: {{date}} আদালতে আসবেন, {{court}}।',
} as const;
