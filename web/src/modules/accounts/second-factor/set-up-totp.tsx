import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { graphql } from '../../../graphql/documents';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import { Button } from '../../../ui/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { CopyLine } from '../../../ui/copy-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextInput } from '../../../ui/forms/text-input';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import { EnableTotpDocument } from './generated/set-up-totp';

graphql(`
  mutation EnableTotp($code: String!) {
    enableTotp(code: $code) {
      recoveryCodes
    }
  }
`);

const qr = lazySource(async () => (await import('./totp-qr')).TotpQr);

interface SetUpTotpProps {
  totp: { uri: string; secret: string };
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function CodeForm({ onEnabled, onCancel }: Omit<SetUpTotpProps, 'totp'>) {
  const { t } = useTranslation(['accountSettings', 'accounts']);
  const form = useMutationForm(EnableTotpDocument, {
    schema: z.object({ code: z.string().trim().min(1, t('accounts:code.missing')) }),
    values: { code: '' },
    variables: (values) => values,
    shouldFocusError: true,
    fetchPolicy: 'no-cache',
    onSent: ({ enableTotp }) => onEnabled(enableTotp.recoveryCodes),
  });
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid max-w-[440px] gap-5">
      {form.failure && (
        <FormMessage tone="failure" title={t('secondFactor.failed')} takesFocus>
          {form.failure.reason}
        </FormMessage>
      )}
      <TextInput
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('secondFactor.thenCode')}
        hint={t('accounts:code.hint')}
        className="font-mono"
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={form.isSubmitting} busyLabel={t('secondFactor.enabling')}>
          {t('secondFactor.enable')}
        </SubmitButton>
        <Button wide="phone" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Shows the secret, and takes the app's first code. */
export function SetUpTotp({ totp: { uri, secret }, ...rest }: SetUpTotpProps) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  return (
    <Panel title={t('secondFactor.scan')}>
      <div className="grid gap-5">
        {/* A phone cannot scan its own screen. */}
        <p className="hidden pointer-coarse:block">
          <ExternalLink href={uri}>{t('secondFactor.openApp')}</ExternalLink>
        </p>
        <LazyComponent
          source={qr}
          placeholder={<p role="status">{t('secondFactor.qrLoading')}</p>}
          missing={() => null}
        >
          {(TotpQr) => <TotpQr text={uri} label={t('secondFactor.qr')} />}
        </LazyComponent>
        <div className="grid gap-2">
          <p className="text-ink-2">{t('secondFactor.type')}</p>
          <ul className="wrap-anywhere">
            <CopyLine
              value={secret}
              label={t('secondFactor.secret')}
              subject={t('secondFactor.secret')}
              monospace
            />
          </ul>
        </div>
        <CodeForm {...rest} />
      </div>
    </Panel>
  );
}
