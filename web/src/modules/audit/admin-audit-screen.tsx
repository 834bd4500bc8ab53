import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AuditEntries } from './audit-entries';
import { AuditFilters } from './audit-filters';
import { useAuditAddress } from './use-audit-address';
import { graphql } from '../../graphql/documents';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { EmptyState } from '../../ui/states/empty-state';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { AdminAuditDocument } from './generated/admin-audit-screen';

graphql(`
  query AdminAudit($filter: AuditFilter!, $after: ID) {
    auditEntries(filter: $filter, after: $after, limit: 30) {
      items {
        id
        ...AuditEntries_entry
      }
      endCursor
    }
  }
`);

export default function AdminAuditScreen() {
  const { t } = useTranslation(['audit', 'shared']);
  const address = useAuditAddress();
  const { filter, after } = address;
  const result = useQuery(AdminAuditDocument, { variables: { filter, after } });
  return (
    <>
      <PageHead title={t('title')} hidden />
      <p className="mb-5 max-w-measure text-ink-2">{t('intro')}</p>
      <AuditFilters address={address} />
      <LoadedView
        result={result}
        loading={() => <TableSkeleton label={t('loading')} rows={8} />}
        isEmpty={({ auditEntries }) => auditEntries.items.length === 0}
        empty={() => (
          <EmptyState
            title={t('empty')}
            description={t('emptyNote')}
            action={address.isNarrowed && <ButtonLink to={paths.admin.audit}>{t('showAll')}</ButtonLink>}
          />
        )}
      >
        {({ auditEntries: { items, endCursor } }) => (
          <>
            <Panel flush>
              <AuditEntries items={items} />
            </Panel>
            <div className="mt-4 flex flex-wrap justify-between gap-3">
              {after && <ButtonLink to={address.to({})}>{t('newest')}</ButtonLink>}
              {endCursor && (
                <ButtonLink to={address.to({ after: endCursor })} className="ml-auto">
                  {t('older')}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </LoadedView>
    </>
  );
}
