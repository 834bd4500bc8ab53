/** Words of every table of the signed-in areas: search, order, rows, an empty list. */
export const lists = {
  sort: 'Sort',
  sortBy: 'Sort by {{column}}',
  actions: 'Actions',
  showAll: 'Show all',
  nothingMatches: 'Nothing matches “{{search}}”. Try fewer letters or another spelling.',
  sorts: {
    NEWEST: '$t(shared:sorts.newest)',
    OLDEST: '$t(shared:sorts.oldest)',
    NAME: '$t(shared:field.name)',
    EMAIL: '$t(shared:field.email)',
    EXPERIENCE: '$t(lawyers:field.experience)',
    TITLE: '$t(shared:field.title)',
    UPDATED: 'Last changed',
    WAITING: 'Longest waiting',
  },
  row: {
    editNamed: 'Edit {{name}}',
    deleteNamed: 'Delete {{name}}',
    deleting: 'Deleting…',
    save: 'Save',
    nameMissing: 'Enter a name',
    emailShape: 'Enter an email address, like name@example.com',
    deleted: '{{name}} was deleted',
  },
  noImage: 'No image',
} as const;
