import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { BackLink } from '../../../ui/back-link';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import { OpenRequestBadge } from '../state-badge';
import { EndedRequest } from './ended-request';
import type { OpenRequestView_RequestFragment } from './generated/open-request-view';
import { ProposalList } from './proposal-list';
import { WithdrawRequest } from './withdraw-request';

graphql(`
  fragment OpenRequestView_request on OpenRequest {
    id
    about
    district
    anywhere
    urgent
    courtDate
    title
    description
    opposingParties
    state
    asked
    answered
    endsAt
    proposals {
      id
      state
      ...ProposalList_proposal
    }
    ...EndedRequest_request
  }
`);

type Request = OpenRequestView_RequestFragment;

function Facts({ request }: { request: Request }) {
  const { t, i18n } = useTranslation('openRequests');
  const local = useLocalName();
  const { about, district, anywhere, urgent, courtDate, state, asked, answered, endsAt } = request;
  const long = (iso: string) => formatDate(iso, i18n.language, 'weekday');
  const numbers = [
    t('asked', { count: asked }),
    t('answered', { count: answered }),
    ...(state === 'OPEN' ? [t('ends', { date: long(endsAt) })] : []),
  ];
  const subject = [
    local(about),
    local(district),
    ...(anywhere ? [t('anywhere')] : []),
    ...(urgent ? [t('urgent')] : []),
    ...(courtDate ? [t('courtDate', { date: long(courtDate) })] : []),
  ];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <OpenRequestBadge state={state} />
        <span>{numbers.join(' · ')}</span>
      </span>
      <p className="mt-1.5">{subject.join(' · ')}</p>
    </>
  );
}

function WhatWasSent({ request: { title, description, opposingParties } }: { request: Request }) {
  const { t } = useTranslation('openRequests');
  if (title === null) return null;
  return (
    <Panel title={t('sent')}>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">
        <Passage text={description ?? ''} />
      </p>
      {opposingParties.length > 0 && (
        <p className="mt-3 wrap-anywhere text-ink-2">
          {t('otherSide', { names: opposingParties.join(', ') })}
        </p>
      )}
    </Panel>
  );
}

export function OpenRequestView({ request }: { request: FragmentType<OpenRequestView_RequestFragment> }) {
  const { t } = useTranslation(['openRequests', 'shared']);
  const local = useLocalName();
  const read = readFragment<OpenRequestView_RequestFragment>(request);
  const { id, about, title, state, urgent, proposals } = read;
  const isOpen = state === 'OPEN';
  const waits = isOpen && !proposals.some((proposal) => proposal.state === 'SENT');
  return (
    <>
      <BackLink to={paths.client.requests}>{t('back')}</BackLink>
      <PageHeader
        title={title === null ? local(about) : <Passage text={title} />}
        description={<Facts request={read} />}
        actions={isOpen && <WithdrawRequest id={id} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <EndedRequest request={read} />
        {waits && (
          <Panel title={t('noAnswer')}>
            <p>{t(urgent ? 'noAnswerUrgent' : 'noAnswerText')}</p>
          </Panel>
        )}
        <ProposalList proposals={proposals} isOpen={isOpen} />
        <WhatWasSent request={read} />
      </div>
    </>
  );
}
