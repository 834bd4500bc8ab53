/** What a lawyer writes to many clients, each in the language of the reader. */
export const clientSentences = {
  closed: '{{title}}: the court does not sit on {{date}}. I will tell you the new date.',
  newDate: '{{title}}: the new date is {{date}}.',
  newDateInCourt: '{{title}}: the new date is {{date}}, {{court}}.',
  come: '{{title}}: please come to the court on {{date}}.',
  comeToCourt: '{{title}}: please come to the court on {{date}}, {{court}}.',
} as const;
