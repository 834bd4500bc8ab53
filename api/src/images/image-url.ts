/** The URL of a stored picture by its image key, or null. Cards show the small size. */
export function imageUrl(imageKey: string | null, size: 'large' | 'small' = 'large'): string | null {
  return imageKey === null ? null : `/uploads/${imageKey}${size === 'small' ? '-small' : ''}.webp`;
}

/** The SQL expression of `imageUrl` for a column with image keys. */
export function imageUrlSql(column: string, size: 'large' | 'small' = 'large'): string {
  return `'/uploads/' || ${column} || '${size === 'small' ? '-small' : ''}.webp'`;
}
