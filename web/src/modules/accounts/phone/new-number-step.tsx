import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { errorReason } from '../../../graphql/error-message';
import { bindFields, showFieldErrors } from '../../../graphql/form-errors';
import { paths } from '../../../routing/paths';
import { useSharedChosen } from '../../../session/shared-phone';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextInput } from '../../../ui/forms/text-input';
import { Agreement } from '../consents/agreement';

interface OpenAccountProps {
  open: (name: string) => Promise<void>;
  /** Signs in an account of an email, which gets the number. */
  onEmailOnce: () => void;
  onChangeNumber: () => void;
}

/** Opens an account for a proved number. */
function OpenAccount({ open, onEmailOnce, onChangeNumber }: OpenAccountProps) {
  const { t } = useTranslation(['accounts', 'forms']);
  const [failure, setFailure] = useState<string | null>(null);
  const isShared = useSharedChosen();
  const name = z.string().trim().min(1, t('forms:fullNameMissing')).max(longest.name, t('nameLong'));
  const form = useForm({ resolver: zodResolver(z.object({ name })), defaultValues: { name: '' } });
  useFormDraft(form, 'phone-account');
  const { setFocus, setError } = form;
  useEffect(
    function focusName() {
      setFocus('name');
    },
    [setFocus],
  );
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await open(typed.name);
    } catch (error) {
      if (!showFieldErrors(error, ['name'], setError)) setFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure !== null && (
        <FormMessage tone="failure" title={t('register.failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      {/* The form for an email may have a name, too. */}
      <TextInput {...bindFields(form)('name')} id="phone-name" autoComplete="name" label={t('phone.name')} />
      <SubmitButton wide busy={form.formState.isSubmitting} busyLabel={t('register.submitting')}>
        {t('phone.open')}
      </SubmitButton>
      <Agreement />
      {!isShared && <p className="text-ink-2">{t('phone.news')}</p>}
      <p className="text-ink-2">{t('phone.emailOnceText')}</p>
      <Button wide onClick={onEmailOnce}>
        {t('phone.emailOnce')}
      </Button>
      <Button wide onClick={onChangeNumber}>
        {t('phone.change')}
      </Button>
    </form>
  );
}

interface NewNumberStepProps extends OpenAccountProps {
  /** The number has an account, which a code alone opens no more. */
  isUnused: boolean;
  onUseEmail: () => void;
}

/** After the code of a number that signs nobody in. */
export function NewNumberStep({ isUnused, onUseEmail, ...others }: NewNumberStepProps) {
  const { t } = useTranslation('accounts');
  const [startsAnew, setStartsAnew] = useState(!isUnused);
  if (startsAnew)
    return (
      <div className="grid gap-5">
        <FormMessage tone="information" title={t('phone.newTitle')} />
        <OpenAccount {...others} />
      </div>
    );
  return (
    <div className="grid gap-3">
      <FormMessage tone="information" title={t('phone.unusedTitle')} takesFocus>
        {t('phone.unusedText')}
      </FormMessage>
      <Button wide onClick={onUseEmail}>
        {t('phone.useEmail')}
      </Button>
      <Button wide onClick={() => setStartsAnew(true)}>
        {t('phone.startAnew')}
      </Button>
      <ButtonLink wide to={paths.contact}>
        {t('phone.writeToUs')}
      </ButtonLink>
    </div>
  );
}
