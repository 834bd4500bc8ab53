/** The connection notice. The service worker uses these texts without a translator: `{{age}}` is the only placeholder. */
export const connectionNotice = {
  offline: 'You are offline. Saved pages are still here; sending has to wait.',
  savedOffline: 'You are offline. This page was saved {{age}}.',
  savedUnreachable: 'AinSathi cannot be reached just now. This page was saved {{age}}.',
  refreshing: 'You are connected again. Getting the latest...',
  refreshed: 'You are connected again. This page is up to date.',
  retry: 'Try again',
} as const;

export const offlinePageWords = {
  documentTitle: 'You are offline · AinSathi',
  brand: 'AinSathi',
  title: 'This page needs a connection',
  text: 'Your phone or computer is offline, or AinSathi cannot be reached, and this page was not saved here before. Nothing was lost.',
  saved: 'Saved on this device',
  savedText: 'These pages can be read without a connection.',
  nothingSaved: 'Public pages are saved here when you read them. There are none yet.',
  cases: 'My Cases',
  diary: 'Diary',
  asSeen: 'As you last saw it',
  age: 'Saved {{age}}',
} as const;

/** The age of a saved copy; counted texts hold `{{count}}`. */
export const savedAges = {
  moment: 'just now',
  minute: '{{count}} minute ago',
  minutes: '{{count}} minutes ago',
  hour: '{{count}} hour ago',
  hours: '{{count}} hours ago',
  day: '{{count}} day ago',
  days: '{{count}} days ago',
} as const;

export const digits = '0123456789';
