import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths, withQuery } from '../../../routing/paths';
import { useSite } from '../../../routing/site';
import { ButtonLink } from '../../../ui/button';
import { EmergencyNumbers } from '../../../ui/emergency-numbers';
import { Panel } from '../../../ui/panel';
import { CaseOfRequestDocument, type EndedRequest_RequestFragment } from './generated/ended-request';

graphql(`
  fragment EndedRequest_request on OpenRequest {
    id
    title
    state
    closingReason
    answered
    caseId
    proposals {
      id
      state
      lawyer {
        id
        name
        nameBangla
      }
    }
  }
  query CaseOfRequest($id: ID!) {
    case(id: $id) {
      id
      status
    }
  }
`);

function useOutcome({ state, closingReason, answered, proposals }: EndedRequest_RequestFragment): string {
  const { t } = useTranslation('openRequests');
  const nameOf = usePersonName();
  if (state === 'WITHDRAWN') return t('ended.withdrawn');
  if (state === 'CLOSED') return t('ended.closed', { reason: closingReason ?? '' });
  if (state === 'EXPIRED') return t(answered === 0 ? 'ended.nobody' : 'ended.notChosen');
  const chosen = proposals.find((proposal) => proposal.state === 'ACCEPTED')?.lawyer;
  return chosen ? t('ended.chosen', { name: nameOf(chosen) }) : t('ended.chosenUnlisted');
}

function AskAgain({ id }: { id: string }) {
  const { t } = useTranslation(['openRequests', 'shared']);
  const { openRequests = false } = useSite();
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {openRequests && (
          <ButtonLink to={withQuery(paths.ask, { from: id })} variant="primary" wide="phone">
            {t('ended.askAgain')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.client.lawyers} wide="phone">
          {t('shared:nav.findLawyer')}
        </ButtonLink>
      </div>
      <EmergencyNumbers />
    </div>
  );
}

/** The outcome, and the client's next options; nothing while open. */
export function EndedRequest({ request }: { request: FragmentType<EndedRequest_RequestFragment> }) {
  const { t } = useTranslation('openRequests');
  const ended = readFragment<EndedRequest_RequestFragment>(request);
  const { id, state, title, caseId } = ended;
  const outcome = useOutcome(ended);
  const { data } = useQuery(
    CaseOfRequestDocument,
    caseId === null ? skipToken : { variables: { id: caseId }, fetchPolicy: 'cache-first' },
  );
  if (state === 'OPEN') return null;
  const isRejected = data?.case?.status === 'REJECTED';
  const opens: ReactNode = caseId && (
    <ButtonLink to={paths.client.case(caseId)} variant="primary" wide="phone" className="mt-4">
      {t('ended.openCase')}
    </ButtonLink>
  );
  return (
    <Panel>
      <p className="text-18 font-semibold wrap-anywhere">{outcome}</p>
      {isRejected && <p className="mt-2">{t('ended.rejected')}</p>}
      {title === null && <p className="mt-2 text-ink-2">{t('ended.deleted')}</p>}
      {opens}
      {(state !== 'ACCEPTED' || isRejected) && <AskAgain id={id} />}
    </Panel>
  );
}
