/** The URL of a stored picture by its image key, or null. Cards show the small size. */
export function pictureAddress(stem: string | null, size: 'large' | 'small' = 'large'): string | null {
  return stem === null ? null : `/uploads/${stem}${size === 'small' ? '-small' : ''}.webp`;
}

/** The same in SQL, for a column with image keys. */
export function pictureAddressSql(column: string, size: 'large' | 'small' = 'large'): string {
  return `'/uploads/' || ${column} || '${size === 'small' ? '-small' : ''}.webp'`;
}
