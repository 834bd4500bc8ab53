import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formDraftKey } from '../../../drafts/form-drafts';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { phoneText } from '../../../i18n/phone-text';
import { usePhoneCode } from '../../../passkeys/use-phone-code';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { readReturnState } from '../sessions/return-to';
import { CodeForm } from './code-form';
import { RemoveSignInPhoneDocument, type SignInPhone_UserFragment } from './generated/sign-in-phone-panel';
import { NumberForm } from './number-form';
import { useChangeNumber } from './use-number-added';

graphql(`
  fragment SignInPhone_user on User {
    id
    emailConfirmedAt
    signInPhone
  }

  mutation RemoveSignInPhone {
    removeSignInPhone {
      user {
        id
        signInPhone
      }
    }
  }
`);

/** Another number for signing in, proved by its code. */
function ChangeNumber({ code, onDone }: { code: ReturnType<typeof usePhoneCode>; onDone: () => void }) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const change = useChangeNumber();
  const { sent, send, sendAgain, forget } = code;
  return (
    <div className="grid max-w-[440px] gap-5">
      {sent === null ? (
        <NumberForm send={send} />
      ) : (
        <CodeForm
          {...{ sent, sendAgain, forget }}
          failed={t('signInPhone.failed')}
          send={async (variables) => {
            await change(variables);
            onDone();
          }}
        />
      )}
      <Button variant="text" onClick={onDone}>
        {t('shared:act.cancel')}
      </Button>
    </div>
  );
}

/** The number by which a client signs in. */
export function SignInPhonePanel({ user }: { user: FragmentType<SignInPhone_UserFragment> }) {
  const { t } = useTranslation(['accountSettings', 'accounts']);
  const { id, signInPhone, emailConfirmedAt } = readFragment<SignInPhone_UserFragment>(user);
  const { message } = readReturnState(useLocation().state);
  const [isChanging, setChanging] = useState(false);
  const code = usePhoneCode('CHANGE', formDraftKey(id, 'phone-code'));
  // The tab was reloaded while the SMS was read.
  if (code.sent && !isChanging) setChanging(true);
  const [remove] = useMutation(RemoveSignInPhoneDocument);
  const { isBusy, act } = useToastedAct(t('signInPhone.failed'));
  return (
    <Panel title={t('accounts:phone.label')}>
      <div className="grid gap-4">
        {message !== null && signInPhone === null && (
          <FormMessage tone="failure" title={t('accounts:phone.notAdded')}>
            {message}
          </FormMessage>
        )}
        <p>
          {signInPhone === null
            ? t('signInPhone.none')
            : t('signInPhone.present', { phone: phoneText(signInPhone) })}
        </p>
        {isChanging ? (
          <ChangeNumber
            code={code}
            onDone={() => {
              code.forget();
              setChanging(false);
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setChanging(true)}>
              {signInPhone === null ? t('signInPhone.add') : t('accounts:phone.change')}
            </Button>
            {signInPhone !== null && emailConfirmedAt !== null && (
              <Button
                variant="danger-text"
                busy={isBusy}
                onClick={() => void act(async () => remove(), t('signInPhone.removed'))}
              >
                {t('passkeys.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
