import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { refetchActive } from '../../../graphql/refetch-active';
import { useAct } from '../../../graphql/use-act';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useToast } from '../../../ui/overlays/toast';
import { Sentence } from '../../../ui/sentence';
import { ReleaseClientDocument, type ReleaseClient_CaseFragment } from './generated/release-client';

graphql(`
  fragment ReleaseClient_case on Case {
    id
    isReleasable
    client {
      id
      name
    }
  }

  mutation ReleaseClient($caseId: ID!) {
    releaseClient(caseId: $caseId) {
      case {
        id
      }
    }
  }
`);

interface ReleaseClientProps {
  legalCase: FragmentType<ReleaseClient_CaseFragment>;
  viewer: 'client' | 'lawyer';
}

/** Undoes the joining of a case in which nothing was sent or agreed on since. */
export function ReleaseClient({ legalCase, viewer }: ReleaseClientProps) {
  const { t } = useTranslation('join');
  const { id: caseId, isReleasable, client } = readFragment<ReleaseClient_CaseFragment>(legalCase);
  const apollo = useApolloClient();
  const nameOf = usePersonName();
  const navigate = useGuardedNavigate();
  const showToast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [release] = useMutation(ReleaseClientDocument);
  const { isBusy, failure, run } = useAct();
  if (!isReleasable) return null;
  const send = async () => {
    const isDone = await run(async () => release({ variables: { caseId } }));
    if (!isDone) return;
    setAsked(false);
    showToast({ tone: 'success', title: t('release.done') });
    if (viewer === 'client') await navigate(paths.client.cases, { replace: true });
    await refetchActive(apollo).catch(() => undefined);
  };
  return (
    <div className="print:hidden">
      <Button variant="quiet-danger-text" size="small" onClick={() => setAsked(true)}>
        {t(`release.${viewer}`)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          question={t('release.question')}
          description={<Sentence text={t(`release.${viewer}Text`, { name: nameOf(client) })} />}
          confirmLabel={t('release.confirm')}
          busy={isBusy}
          busyLabel={t('release.busy')}
          error={failure}
          onConfirm={() => void send()}
        />
      )}
    </div>
  );
}
