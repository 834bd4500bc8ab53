/** Words of the terms and the privacy notice. */
export const legal = {
  terms: { title: 'Terms' },
  privacy: { title: 'Privacy' },
} as const;
