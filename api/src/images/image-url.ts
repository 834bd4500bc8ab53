/** The address of a stored picture by its stem, or null. Screens take the small one for cards. */
export function pictureAddress(stem: string | null, size: 'large' | 'small' = 'large'): string | null {
  return stem === null ? null : `/uploads/${stem}${size === 'small' ? '-small' : ''}.webp`;
}

/** The same in SQL, for a column that holds a stem. */
export function pictureAddressSql(column: string, size: 'large' | 'small' = 'large'): string {
  return `'/uploads/' || ${column} || '${size === 'small' ? '-small' : ''}.webp'`;
}
