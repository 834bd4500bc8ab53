import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../../graphql/use-attempt';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { dashboardPath, useSession } from '../../../session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { MissingSecret, useLinkSecret } from './link-secret';
import { SignInFrame } from '../sessions/sign-in-frame';

interface MailedLinkProps {
  /** The texts of the page in the catalogue `accountRecovery`. */
  name: 'confirmEmail' | 'removeFactor' | 'keepFactor' | 'secureAccount' | 'unlock';
  /** Consumes the link; returns the message for the sign-in page. */
  act: (variables: { token: string }) => Promise<string | undefined>;
  /** Returns a message about the button's effect. */
  look?: (variables: { token: string }) => Promise<string | undefined>;
  /** Whether a signed-in person stays signed in. */
  staysSignedIn?: boolean;
}

/** Acts on a press, so that a program that opens every link consumes none. */
export function MailedLink({ name, act, look, staysSignedIn = false }: MailedLinkProps) {
  const { t } = useTranslation(['accountRecovery', 'shared']);
  const navigate = useGuardedNavigate();
  const token = useLinkSecret();
  const { isBusy, failure, run } = useAttempt();
  const [done, setDone] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { user } = useSession();
  useEffect(() => {
    // For an invalid link, the button says why.
    if (token)
      look?.({ token }).then(
        (sentence) => setOutcome(sentence ?? null),
        () => setOutcome(null),
      );
  }, [token, look]);
  const press = async () =>
    run(async () => {
      const message = (await act({ token: token ?? '' })) ?? '';
      if (staysSignedIn && user) setDone(message);
      else await navigate(paths.login, { replace: true, state: { message } });
    });
  return (
    <SignInFrame heading={t(`${name}.title`)} lead={t(`${name}.lead`)}>
      <PageHead title={t(`${name}.title`)} hidden />
      <div className="grid gap-5">
        {done !== null && user && (
          <FormMessage
            tone="success"
            title={done}
            takesFocus
            action={<ButtonLink to={dashboardPath(user.role)}>{t('shared:session.toDashboard')}</ButtonLink>}
          />
        )}
        {failure && (
          <FormMessage tone="failure" title={t(`${name}.failed`)} takesFocus>
            {failure}
          </FormMessage>
        )}
        {token === '' ? (
          <MissingSecret />
        ) : (
          <>
            <ScriptNote />
            {outcome !== null && <p role="status">{outcome}</p>}
            <Button
              variant="primary"
              wide
              disabled={!token || done !== null}
              busy={isBusy}
              busyLabel={t('link.working')}
              onClick={() => void press()}
            >
              {t(`${name}.submit`)}
            </Button>
          </>
        )}
      </div>
    </SignInFrame>
  );
}
