import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { TextInput } from '../ui/forms/text-input';

interface SecondFactorFieldProps {
  field: UseFormRegisterReturn<'code'>;
  error: string | undefined;
  /** Without an app, only recovery codes. */
  hasApp?: boolean;
  /** After the label, for an optional code. */
  optional?: string;
  /** Clears the field when the kind of code changes. */
  onSwitch: () => void;
}

/** An app's code, or a recovery code. */
export function SecondFactorField({
  field,
  error,
  hasApp = true,
  optional,
  onSwitch,
}: SecondFactorFieldProps) {
  const { t } = useTranslation('accounts');
  const [prefersRecovery, setPrefersRecovery] = useState(false);
  const isRecovery = prefersRecovery || !hasApp;
  return (
    <div data-secret className="grid justify-items-start gap-2">
      <TextInput
        {...field}
        // Another element, so that keyboard and autofill match the kind of code.
        key={isRecovery ? 'recovery' : 'app'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        label={isRecovery ? t('code.recovery') : t('code.label')}
        hint={isRecovery ? t('code.recoveryHint') : t('code.hint')}
        error={error}
        optional={optional}
        className="font-mono"
        fieldClassName="w-full"
      />
      {hasApp && (
        <Button
          size="small"
          onClick={() => {
            onSwitch();
            setPrefersRecovery(!prefersRecovery);
          }}
        >
          {isRecovery ? t('code.useApp') : t('code.useRecovery')}
        </Button>
      )}
    </div>
  );
}
