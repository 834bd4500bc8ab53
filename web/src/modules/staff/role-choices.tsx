import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '../../graphql/generated/schema-types';
import { FieldError } from '../../ui/forms/field';

export const staffRoles = [
  'OWNER',
  'VERIFIER',
  'MODERATOR',
  'SUPPORT',
] as const satisfies readonly StaffRole[];

interface RoleChoicesProps {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error?: string | undefined;
}

export function RoleChoices({ value, onChange, error }: RoleChoicesProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">{t('roles')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {staffRoles.map((role) => (
          <label
            key={role}
            className="grid grid-cols-[24px_1fr] content-start gap-x-3 gap-y-0.5 rounded-card border border-control bg-surface px-4 py-3.5 transition-colors hover:border-ink-2 has-checked:border-green has-checked:bg-green-soft has-focus-visible:ring-focus"
          >
            <input
              type="checkbox"
              checked={value.includes(role)}
              onChange={({ target }) =>
                onChange(staffRoles.filter((one) => (one === role ? target.checked : value.includes(one))))
              }
              className="mt-0.5 size-5 accent-green outline-none!"
            />
            <span className="font-strong">{t(`role.${role}`)}</span>
            <span className="col-start-2 text-ink-2">{t(`roleText.${role}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
