/** Words of the frame of the signed-in areas, and of the times that they show. */
export const areas = {
  leave: 'Leave quickly',
  leaveNote: 'The browser’s history stays. On a keyboard, Escape three times leaves, too.',
  twoClocks: '{{time}} in Dhaka · {{own}} for you',
  adminPanel: 'Admin Panel',
  backToHome: 'Back to Home',
  leavePlaces: 'Leave',
  complaints: 'Complaints',
  accountMenu: 'Account menu',
  toasts: 'Messages',
  notAllowed: {
    title: 'You do not have access to this page',
    text: 'This part is for colleagues with another role. An owner can give you the role.',
    toDashboard: 'To the dashboard',
  },
} as const;
