import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { InvitationRow } from './answer/invitation-row';
import { WaitingRequest } from '../cases/list/waiting-request';
import { graphql } from '../../graphql/documents';
import type { InvitationGroup } from '../../graphql/generated/schema-types';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { ListView } from '../../lists/list-states';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { TextLink } from '../../ui/text-link';
import {
  LawyerRequestsScreenDocument,
  type LawyerRequestsScreenQuery,
} from './generated/lawyer-requests-screen';

graphql(`
  query LawyerRequestsScreen($group: InvitationGroup!, $page: Int!) {
    myInvitations(group: $group, page: $page) {
      items {
        id
        ...InvitationRow_invitation
      }
      page
      pages
      limit
      total
    }
    waiting: myCases(group: TO_ANSWER, sort: OLDEST, limit: 10) {
      items {
        id
        ...WaitingRequest_case
      }
      total
    }
    openRequestsWaiting
    myCaseCounts {
      pending
    }
    myLawyerProfile {
      id
      verification
    }
  }
`);

const groups = ['TO_ANSWER', 'ANSWERED', 'ENDED'] as const satisfies readonly InvitationGroup[];

type Waiting = LawyerRequestsScreenQuery['waiting'];

function WaitingRequests({ waiting: { items, total } }: { waiting: Waiting }) {
  const { t } = useTranslation(['invitations', 'cases']);
  const all = lawyerCaseListPath({ group: 'TO_ANSWER', sort: 'OLDEST' });
  return (
    <Panel
      flush
      title={t('toYou')}
      aside={total > items.length && <TextLink to={all}>{t('cases:own.showAll')}</TextLink>}
      className="mb-6"
    >
      <ul className="divide-y divide-line">
        {items.map((request) => (
          <WaitingRequest key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

/** Requests to this lawyer alone, then those to several lawyers, by answer; group and page are in the URL. */
export default function LawyerRequestsScreen() {
  const { t } = useTranslation(['invitations', 'shared']);
  const address = useListAddress();
  const group = address.pick('state', groups) ?? 'TO_ANSWER';
  const result = useQuery(LawyerRequestsScreenDocument, { variables: { group, page: address.page } });
  const shown = result.data ?? result.previousData;
  const isFirst = group === 'TO_ANSWER' && address.page === 1;
  const waiting = isFirst && shown?.waiting.items.length ? shown.waiting : null;
  const isVerified = shown?.myLawyerProfile.verification === 'VERIFIED';
  const empty =
    group === 'TO_ANSWER'
      ? { title: t('empty'), description: t(isVerified ? 'emptyNote' : 'unverified') }
      : { title: t('emptyGroup'), description: '' };
  return (
    <>
      <PageHead title={t('shared:nav.requests')} hidden />
      <PageHeader title={t('shared:nav.requests')} />
      <div className="mb-4">
        <FilterTabs
          label={t('groups')}
          choices={groups.map((name) => ({
            to: address.to({ state: name === 'TO_ANSWER' ? null : name.toLowerCase() }),
            label: t(`group.${name}`),
            count:
              name === 'TO_ANSWER' && shown
                ? shown.openRequestsWaiting + shown.myCaseCounts.pending
                : undefined,
            current: name === group,
          }))}
        />
      </div>
      {waiting && <WaitingRequests waiting={waiting} />}
      {(!waiting || shown?.myInvitations.total !== 0) && (
        <ListView
          result={result}
          listOf={(data) => data.myInvitations}
          address={address}
          loadingLabel={t('loading')}
          empty={empty}
        >
          {(list) => (
            <Panel flush title={waiting && t('toSeveral')}>
              <ul>
                {list.items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Panel>
          )}
        </ListView>
      )}
      <p className="mt-6 max-w-measure text-ink-2">{t('foot')}</p>
    </>
  );
}
