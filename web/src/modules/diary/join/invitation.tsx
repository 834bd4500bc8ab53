import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { readFailure } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { useAttempt } from '../../../graphql/use-attempt';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Avatar } from '../../../ui/pictures/avatar';
import { Sentence } from '../../../ui/sentence';
import { TextLink } from '../../../ui/text-link';
import { ConfirmFirst } from './confirm-first';
import { WhoReads } from './who-reads';
import { AcceptJoinLinkDocument, type Invitation_JoinLinkFragment } from './generated/invitation';

graphql(`
  fragment Invitation_joinLink on JoinLink {
    isWaiting
    expiresAt
    lawyer {
      id
      name
      nameBangla
      profilePicSmall
      district
      chamberName
      chamberNameBangla
    }
  }

  mutation AcceptJoinLink($secret: String!) {
    acceptJoinLink(secret: $secret) {
      joinLink {
        isWaiting
      }
    }
  }
`);

interface InvitationProps {
  link: FragmentType<Invitation_JoinLinkFragment>;
  secret: string;
  /** Refetches the link. */
  onChanged: () => Promise<unknown>;
}

/** What the reader's account may do with an open link. */
function Accept({ secret, onChanged }: Omit<InvitationProps, 'link'>) {
  const { t } = useTranslation(['join', 'shared']);
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const send = usePublicMutation(AcceptJoinLinkDocument, { fetchPolicy: 'no-cache' });
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { isBusy, failure, run } = useAttempt(async (error) => {
    const { code } = readFailure(error);
    setUnconfirmed(code === 'EMAIL_NOT_CONFIRMED');
    if (code === 'NOT_FOUND') await onChanged().catch(() => undefined);
  });
  const from = `${paths.join}#${secret}`;
  if (!user)
    return (
      <div className="grid gap-3">
        <p>{t('needsAccount')}</p>
        <ButtonLink wide variant="primary" to={paths.register} state={{ from }}>
          {t('shared:session.createAccount')}
        </ButtonLink>
        <ButtonLink wide to={paths.login} state={{ from }}>
          {t('shared:session.login')}
        </ButtonLink>
      </div>
    );
  const signedIn = (
    <p className="text-ink-2">
      <Sentence text={t('signedInAs', { name: user.name })} />{' '}
      <Button
        variant="text"
        size="small"
        onClick={() => void signOut().then(async () => navigate(from, { replace: true }))}
      >
        {t('another')}
      </Button>
    </p>
  );
  if (user.role !== 'user')
    return (
      <>
        <FormMessage tone="warning" title={t('ofOthers')}>
          {user.role === 'lawyer' && t('ofLawyer')}
        </FormMessage>
        {signedIn}
      </>
    );
  const accept = async () =>
    run(async () => {
      await send({ variables: { secret } });
      await onChanged().catch(() => undefined);
    });
  return (
    <>
      {failure && isUnconfirmed && <ConfirmFirst email={user.email} />}
      {failure && !isUnconfirmed && (
        <FormMessage tone="failure" title={t('notAccepted')} takesFocus>
          {failure}
        </FormMessage>
      )}
      {signedIn}
      <Button wide variant="primary" busy={isBusy} busyLabel={t('sending')} onClick={() => void accept()}>
        {t('accept')}
      </Button>
    </>
  );
}

const ASKED_EVERY = 20_000;

/** Polls for the answer while the page is visible. */
function Waiting({ lawyer, onChanged }: { lawyer: string } & Pick<InvitationProps, 'onChanged'>) {
  const { t } = useTranslation('join');
  useEffect(
    function askForAnswer() {
      const ask = () => {
        if (!document.hidden) void onChanged().catch(() => undefined);
      };
      const timer = setInterval(ask, ASKED_EVERY);
      document.addEventListener('visibilitychange', ask);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', ask);
      };
    },
    [onChanged],
  );
  return (
    <FormMessage tone="success" takesFocus title={<Sentence text={t('waiting.title', { lawyer })} />}>
      {t('waiting.text')}
    </FormMessage>
  );
}

/** A link that leads somewhere: who invites, who will read what, and what the reader can do. */
export function Invitation({ link, ...rest }: InvitationProps) {
  const { t, i18n } = useTranslation('join');
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const local = useLocalName();
  const { lawyer, isWaiting, expiresAt } = readFragment<Invitation_JoinLinkFragment>(link);
  const name = nameOf(lawyer);
  const chamber = lawyer && textOf(lawyer.chamberName, lawyer.chamberNameBangla);
  return (
    <div className="grid gap-6">
      {lawyer && (
        <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
          <Avatar id={lawyer.id} name={name} src={lawyer.profilePicSmall} size="large" />
          <div className="min-w-0">
            <h2 className="text-18">
              <Sentence text={t('invites', { lawyer: name })} />
            </h2>
            <p className="text-ink-2">
              {chamber && <span lang={chamber.lang}>{chamber.text}</span>}
              {chamber && lawyer.district && ', '}
              {lawyer.district && local(lawyer.district)}
            </p>
            <TextLink to={paths.lawyer(lawyer.id)} className="inline-flex min-h-11 items-center">
              {t('profile')}
            </TextLink>
          </div>
        </div>
      )}
      {isWaiting ? (
        <Waiting lawyer={name} onChanged={rest.onChanged} />
      ) : (
        <>
          <p>{t('what')}</p>
          <WhoReads lawyer={name} />
          <Accept {...rest} />
          <p className="text-ink-2">{t('until', { date: formatDate(expiresAt, i18n.language, 'long') })}</p>
        </>
      )}
    </div>
  );
}
