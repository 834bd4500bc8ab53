import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { showFieldErrors } from '../../../graphql/form-errors';
import { createPasskey, usePasskeyReason } from '../../../passkeys/passkey';
import { Button } from '../../../ui/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextInput } from '../../../ui/forms/text-input';
import { AddPasskeyDocument, BeginPasskeyDocument, type BeginPasskeyMutation } from './generated/add-passkey';

graphql(`
  mutation BeginPasskey {
    beginPasskey {
      options
      name
    }
  }

  mutation AddPasskey($name: String!, $response: JSONObject!) {
    addPasskey(name: $name, response: $response) {
      recoveryCodes
    }
  }
`);

const MOST_CHARACTERS = 60;

type Begun = BeginPasskeyMutation['beginPasskey'];

interface AddPasskeyProps {
  /** With new recovery codes; empty if there were codes already. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

interface NamePasskeyProps extends AddPasskeyProps {
  begun: Begun;
  /** Says why the setup cannot continue. */
  onEnd: (failure: string | null) => void;
}

function NamePasskey({ begun, onAdded, onEnd }: NamePasskeyProps) {
  const { t } = useTranslation(['accountSettings', 'accounts']);
  const reasonOf = usePasskeyReason();
  const [add] = useMutation(AddPasskeyDocument, { fetchPolicy: 'no-cache' });
  const schema = z.object({
    name: z.string().trim().min(1, t('passkeys.nameMissing')).max(MOST_CHARACTERS, t('passkeys.nameLong')),
  });
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: begun.name },
  });
  useEffect(
    function focusName() {
      // The pressed button is gone.
      setFocus('name', { shouldSelect: true });
    },
    [setFocus],
  );
  const send = handleSubmit(async ({ name }) => {
    try {
      const response = await createPasskey(begun.options);
      const { data } = await add({ variables: { name, response } });
      if (data) onAdded(data.addPasskey.recoveryCodes);
    } catch (error) {
      if (!showFieldErrors(error, ['name'], setError)) onEnd(reasonOf(error));
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid max-w-[440px] gap-5">
      <TextInput
        {...register('name')}
        autoComplete="off"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={formState.errors.name?.message}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={formState.isSubmitting} busyLabel={t('accounts:passkey.waiting')}>
          {t('passkeys.create')}
        </SubmitButton>
        <Button wide="phone" onClick={() => onEnd(null)}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Named first, so that the last press opens the browser's dialog. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const { t } = useTranslation('accountSettings');
  const reasonOf = usePasskeyReason();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [begin, { loading }] = useMutation(BeginPasskeyDocument, { fetchPolicy: 'no-cache' });
  const start = async () => {
    setFailure(null);
    try {
      const { data } = await begin();
      setBegun(data?.beginPasskey ?? null);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  const end = (reason: string | null) => {
    setBegun(null);
    setFailure(reason);
  };
  if (begun)
    return (
      <NamePasskey
        begun={begun}
        onEnd={end}
        onAdded={(codes) => {
          setBegun(null);
          onAdded(codes);
        }}
      />
    );
  return (
    <div className="grid gap-4">
      {failure !== null && (
        <FormMessage tone="failure" title={t('passkeys.failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      <div>
        <Button
          variant="primary"
          wide="phone"
          busy={loading}
          busyLabel={t('passkeys.beginning')}
          onClick={() => void start()}
        >
          {t('passkeys.add')}
        </Button>
      </div>
    </div>
  );
}
