export type FileRefusal = 'type' | 'size';

export interface FileLimits {
  /** MIME types that are accepted, e.g. `['image/jpeg', 'image/png']`. */
  types: readonly string[];
  bytes: number;
}

export function fileRefusal(file: File | null, { types, bytes }: FileLimits): FileRefusal | null {
  if (!file) return null;
  if (!types.includes(file.type)) return 'type';
  return file.size > bytes ? 'size' : null;
}
