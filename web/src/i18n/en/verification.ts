/** Words of the check of a licence: the admin’s queue and decision, the notice to the lawyer. */
export const verification = {
  state: {
    PENDING: 'Pending',
    VERIFIED: '$t(lawyers:card.verified)',
    REJECTED: 'Rejected',
  },
  queue: {
    title: 'To verify',
    rest_one: 'Show {{number}} more',
    rest_other: 'Show {{number}} more',
    emptyNote: 'Every licence has been checked. A lawyer who registers or changes the licence comes here.',
    registered: 'Registered {{date}}',
    waitingToday: 'Handed in today',
    waiting_one: 'Waiting {{count}} day',
    waiting_other: 'Waiting {{count}} days',
  },
  decision: {
    title: 'Verification',
    PENDING: 'Compare the licence number and the name with the Bar Council roll before you verify.',
    VERIFIED: 'Listed in the directory since {{date}}.',
    VERIFIEDundated: 'Listed in the directory.',
    REJECTED: 'Not listed. The lawyer was told:',
    publicPage: 'See the public page',
    noLicense: 'Not given yet',
    noLicenseNote: 'There is nothing to check yet. You can reject and ask for the number.',
    cannotVerify: 'A lawyer without a licence number cannot be verified',
    verify: 'Verify',
    verifyNamed: 'Verify {{name}}',
    verifying: 'Verifying…',
    verified: '{{name}} is verified and listed in the directory',
    reject: 'Reject',
    rejectNamed: 'Reject {{name}}',
    rejectTitle: 'Reject this licence?',
    rejectNote:
      'The lawyer is not listed and receives no case requests. The reason is shown on their dashboard.',
    reason: 'Reason, told to the lawyer',
    reasonMissing: 'Say why, so that it can be put right',
    reasonLength: 'The reason may have at most {{limit}} characters',
    rejectConfirm: 'Reject licence',
    rejecting: 'Rejecting…',
    rejected: '{{name}} was rejected and told why',
  },
  notice: {
    pendingTitle: 'Pending verification: your licence is being checked',
    pending:
      'Until an administrator has verified your licence number, clients cannot find you or send case requests. Cases that you have go on as usual.',
    pendingComplete: 'A complete profile with your picture, chamber and education is checked sooner.',
    missingTitle: 'Pending verification: add your licence number to be listed',
    missing:
      'Clients cannot find you or send case requests until an administrator has verified your Bar Council licence number.',
    rejectedTitle: 'Your licence could not be verified',
    rejected:
      'Clients cannot find you or send case requests. Correct your profile and save it: then it is checked again.',
    rejectedReason: 'The reason: {{reason}}',
    addLicense: 'Add licence number',
    correct: 'Correct profile',
  },
} as const;
