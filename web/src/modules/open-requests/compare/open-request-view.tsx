import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { ClothRow } from '../../../ui/jamdani/cloth-row';
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
    staffReadAt
    proposals {
      id
      state
      ...ProposalList_proposal
    }
    ...EndedRequest_request
  }
`);

type Request = OpenRequestView_RequestFragment;

function useLongDate(): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => formatDate(iso, i18n.language, 'weekday');
}

function Facts({ request: { state, asked, answered, endsAt } }: { request: Request }) {
  const { t } = useTranslation('openRequests');
  const long = useLongDate();
  const numbers = [
    t('asked', { count: asked }),
    t('answered', { count: answered }),
    ...(state === 'OPEN' ? [t('ends', { date: long(endsAt) })] : []),
  ];
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 md:-mt-4">
      <OpenRequestBadge state={state} />
      <span>{numbers.join(' · ')}</span>
    </p>
  );
}

function WhatWasSent({ request }: { request: Request }) {
  const { t } = useTranslation('openRequests');
  const local = useLocalName();
  const long = useLongDate();
  const { about, district, anywhere, urgent, courtDate, description, opposingParties, staffReadAt } = request;
  const subject = [
    local(about),
    local(district),
    ...(anywhere ? [t('anywhere')] : []),
    ...(urgent ? [t('urgent')] : []),
    ...(courtDate ? [t('courtDate', { date: long(courtDate) })] : []),
  ];
  return (
    <Panel title={t('sent')}>
      <p className="text-ink-2">{subject.join(' · ')}</p>
      {description !== null && (
        <p className="mt-3 max-w-measure wrap-anywhere whitespace-pre-line">
          <Passage text={description} />
        </p>
      )}
      {opposingParties.length > 0 && (
        <p className="mt-3 wrap-anywhere text-ink-2">
          {t('otherSide', { names: opposingParties.join(', ') })}
        </p>
      )}
      {staffReadAt && (
        <p className="mt-3 text-14 text-ink-2">{t('staffRead', { date: long(staffReadAt) })}</p>
      )}
    </Panel>
  );
}

export function OpenRequestView({ request }: { request: FragmentType<OpenRequestView_RequestFragment> }) {
  const { t } = useTranslation(['openRequests', 'shared']);
  const local = useLocalName();
  const read = readFragment<OpenRequestView_RequestFragment>(request);
  const { id, about, title, state, urgent, answered, proposals } = read;
  const isOpen = state === 'OPEN';
  const waits = isOpen && !proposals.some((proposal) => proposal.state === 'SENT');
  return (
    <>
      <BackLink to={paths.client.requests}>{t('back')}</BackLink>
      <PageHeader
        title={title === null ? local(about) : <Passage text={title} />}
        actions={isOpen && <WithdrawRequest id={id} />}
      />
      <Facts request={read} />
      <ClothRow className="mt-3 mb-2" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <EndedRequest request={read} />
        {waits && (
          <Panel title={t(answered > 0 ? 'noneLeft' : 'noAnswer')}>
            <p>{t(urgent ? 'noAnswerUrgent' : 'noAnswerText')}</p>
          </Panel>
        )}
        <ProposalList proposals={proposals} isOpen={isOpen} />
        <WhatWasSent request={read} />
      </div>
    </>
  );
}
