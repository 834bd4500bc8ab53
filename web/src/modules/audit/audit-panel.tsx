import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { withQuery, paths } from '../../routing/paths';
import { LoadedView } from '../../lists/load-error';
import { usePermissions } from '../../session/use-permissions';
import { Panel } from '../../ui/panel';
import { PanelSkeleton } from '../../ui/states/panel-skeletons';
import { TextLink } from '../../ui/text-link';
import { AuditEntries } from './audit-entries';
import { AuditOfSubjectDocument } from './generated/audit-panel';

graphql(`
  query AuditOfSubject($subjectId: ID!) {
    auditEntries(filter: { subjectId: $subjectId }, limit: 8) {
      items {
        id
        ...AuditEntries_entry
      }
    }
  }
`);

/** The latest entries about an account or a case, for readers of the log. */
export function AuditPanel({ subjectId }: { subjectId: string }) {
  const { may } = usePermissions();
  return may('READ_AUDIT') ? <EntriesOfSubject subjectId={subjectId} /> : null;
}

function EntriesOfSubject({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('audit');
  const result = useQuery(AuditOfSubjectDocument, { variables: { subjectId } });
  return (
    <LoadedView result={result} loading={() => <PanelSkeleton rows={4} />}>
      {({ auditEntries: { items } }) => (
        <Panel
          title={t('panel.title')}
          flush={items.length > 0}
          className="print:hidden"
          footer={
            items.length > 0 && (
              <TextLink to={withQuery(paths.admin.audit, { about: subjectId })}>{t('panel.all')}</TextLink>
            )
          }
        >
          {items.length > 0 ? (
            <AuditEntries items={items} ofOneSubject />
          ) : (
            <p className="text-ink-2">{t('panel.none')}</p>
          )}
        </Panel>
      )}
    </LoadedView>
  );
}
