/** Words that several forms share. Those of the contact form, which every visitor has, are in `shared`. */
export const forms = {
  characters: {
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    tooMany_one: '{{count}} character too many',
    tooMany_other: '{{count}} characters too many',
  },
  notSent: 'Nothing was sent yet. Everything you typed is still here.',
  notSaved: 'Nothing was saved yet. Everything you typed is still here.',
  restored: 'We kept what you typed last time. It is not saved yet.',
  restoredFields: 'Changed: {{fields}}',
  unsavedField: 'Not saved yet',
  discard: 'Use what is saved',
  stale: {
    title: 'Not saved: this was changed meanwhile, in another window or on another device',
    differs: 'This is what is saved there now:',
    empty: 'nothing',
    mine: 'your own change stands in the form',
    kept: 'Your changes are still in the form. Look at them, then save again.',
  },
  fullNameMissing: 'Enter your full name',
  emailShape: 'Enter an email like name@example.com',
  titleMissing: 'Enter a title',
  titleLong: 'The title may have at most 200 characters',
  tooLong: 'Use at most {{count}} characters',
  picture: {
    replace: 'Choose another',
    remove: 'Remove',
    progress: 'Sending the picture',
    wrongType: 'This is not a JPG, PNG, GIF or WebP picture. Share an iPhone photo as JPEG.',
    tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
  },
} as const;
