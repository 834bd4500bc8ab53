import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { usePublicQuery } from '../../../graphql/operations';
import { LoadError } from '../../../lists/load-error';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { ScriptNote } from '../../../ui/forms/script-note';
import { QueryView } from '../../../ui/states/query-view';
import { TextSkeleton } from '../../../ui/states/skeleton';
import { useLinkSecret } from '../../accounts/recovery/link-secret';
import { returnAfterSignIn } from '../../accounts/sessions/return-to';
import { SignInFrame } from '../../accounts/sessions/sign-in-frame';
import { DeadLink } from './dead-link';
import { JoinLinkDocument } from './generated/join-screen';
import { Invitation } from './invitation';

graphql(`
  query JoinLink($secret: String!) {
    joinLink(secret: $secret) {
      ...Invitation_joinLink
    }
  }
`);

function FollowedLink({ secret }: { secret: string }) {
  const { t } = useTranslation('join');
  const result = usePublicQuery(JoinLinkDocument, { variables: { secret } });
  return (
    <QueryView
      result={result}
      loading={() => <TextSkeleton label={t('loading')} />}
      error={(error, retry) => <LoadError title={t('failed')} error={error} onRetry={retry} />}
      isEmpty={({ joinLink }) => joinLink === null}
      empty={() => <DeadLink from={`${paths.join}#${secret}`} />}
    >
      {({ joinLink }) =>
        joinLink && <Invitation link={joinLink} secret={secret} onChanged={result.refetch} />
      }
    </QueryView>
  );
}

/** The lawyer who invites, and who will read what; nothing of the case. */
export default function JoinScreen() {
  const { t } = useTranslation('join');
  const secret = useLinkSecret();
  const { user, loading } = useSession();
  const from = secret && !user ? `${paths.join}#${secret}` : null;
  useEffect(
    function keepForSignIn() {
      returnAfterSignIn(from);
    },
    [from],
  );
  // Another account is shown nothing of the one before.
  const key = user?._id;
  return (
    <SignInFrame heading={t('title')} lead={t('lead')}>
      <PageHead title={t('title')} hidden />
      <ScriptNote />
      {secret === null || loading ? (
        <TextSkeleton label={t('loading')} />
      ) : secret === '' ? (
        <DeadLink key={key} from={null} />
      ) : (
        <FollowedLink key={key} secret={secret} />
      )}
    </SignInFrame>
  );
}
