/** Texts of requests that have no answer: withdrawing them, and sending them to another lawyer. */
export const withdrawal = {
  unanswered: {
    title: 'No answer for two days',
    text: 'You can wait, or send the same request to another lawyer.',
    withdraw: 'Withdraw the request',
  },
  withdrawn: {
    title: 'This request is withdrawn',
    ofClient: 'You withdrew this request on {{date}}. You owe nothing.',
    ofLawyer: 'Your client withdrew this request on {{date}}. You need not answer it.',
  },
  ask: {
    question: 'Withdraw “{{title}}”?',
    text: 'Nobody can answer it any more. It stays among your closed cases.',
    confirm: 'Withdraw',
    busy: 'Withdrawing…',
    keep: 'Keep it',
  },
  instead: {
    title: 'Send “{{title}}” to another lawyer',
    text: 'Choose a lawyer below. Your request to {{other}} is withdrawn when you send it.',
    textUnknown: 'Choose a lawyer below. Your present request is withdrawn when you send it.',
    textAgain: 'Choose a lawyer below, who receives the same title and description.',
    rejected: 'This lawyer has rejected your request',
    consequenceAgain: 'The lawyer receives the same title and description.',
    back: 'Back to the case',
    gone: 'This request cannot be sent to another lawyer',
    goneText: 'It was answered in the meantime, or was sent less than two days ago.',
    send: 'Send it to this lawyer',
    present: 'Your request is with this lawyer',
    question: 'Send “{{title}}” to {{name}}?',
    consequence: 'Your request to {{other}} is withdrawn.',
    consequenceUnknown: 'Your present request is withdrawn.',
    confirm: 'Send',
    busy: 'Sending it…',
    sent: 'Sent to {{name}}',
  },
} as const;
