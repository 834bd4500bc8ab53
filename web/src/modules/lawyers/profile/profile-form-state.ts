import type { FieldErrors } from 'react-hook-form';
import type { ErrorSummaryItem } from '../../../ui/forms/error-summary';
import type { ProfileValues } from './profile-values';

/** Every error message with its field's path, which is the control's id. */
export function errorItems(errors: FieldErrors<ProfileValues>): ErrorSummaryItem[] {
  const collect = (node: unknown, path: string): ErrorSummaryItem[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('message' in node && typeof node.message === 'string')
      return [{ fieldId: path, message: node.message }];
    return Object.entries(node).flatMap(([name, inner]) =>
      name === 'ref' || name === 'root' ? [] : collect(inner, path ? `${path}.${name}` : name),
    );
  };
  return collect(errors, '');
}

/** The number of unsaved fields; a list counts once. */
export function countChanges(
  dirty: Partial<Record<keyof ProfileValues, unknown>>,
  picture: File | null,
): number {
  const isDirty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(isDirty) : value === true;
  return Object.values(dirty).filter(isDirty).length + (picture ? 1 : 0);
}
