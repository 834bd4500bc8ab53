import { useQuery } from '@apollo/client/react';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { formatDate } from '../../i18n/format';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Panel } from '../../ui/panel';
import { CaseStatusSelect } from './status/case-status-select';
import { CaseSkeleton } from './page/case-skeleton';
import { StaffNotes } from '../complaints/staff-notes';
import { AuditPanel } from '../audit/audit-panel';
import { CasePhaseStrip, CaseTimeline } from './events/case-timeline';
import { StatusBadge } from './status/status-badge';
import { RecordAccesses } from './access/record-accesses';
import { RecordHearings } from './hearings/record-hearings';
import { RecordMoney } from '../money/money-history';
import { CasePeople } from './page/admin-case-people';
import { LoadedView } from '../../lists/load-error';
import { AdminCaseDocument } from './generated/admin-case-screen';
import { Passage } from '../../ui/passage';

graphql(`
  query AdminCase($id: ID!) {
    case(id: $id) {
      id
      title
      description
      createdAt
      ...StatusBadge_case
      ...CaseStatusSelect_case
      ...CaseTimeline_case
      ...CasePeople_case
      ...RecordHearings_case
      ...CaseMoney_case
    }
  }
`);

export default function AdminCaseScreen() {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'room', 'shared']);
  const { id = '' } = useParams();
  const result = useQuery(AdminCaseDocument, { variables: { id } });
  const title = result.data?.case?.title ?? t('cases:field.case');
  return (
    <>
      <PageHead title={title} hidden />
      <Breadcrumbs
        label={t('shared:breadcrumbs')}
        crumbs={[{ label: t('shared:nav.cases'), to: paths.admin.cases }, { label: title }]}
      />
      <LoadedView
        result={result}
        loading={() => <CaseSkeleton label={t('loading')} />}
        failed={t('admin.loadFailed')}
        isEmpty={(data) => data.case === null}
        empty={() => (
          <EmptyState
            title={t('notFound')}
            description={t('admin.missingNote')}
            action={<ButtonLink to={paths.admin.cases}>{t('admin.toList')}</ButtonLink>}
          />
        )}
      >
        {({ case: legalCase }) =>
          legalCase && (
            <>
              <p className="mt-2 flex max-w-measure items-start gap-2 rounded-field bg-sunken px-3.5 py-2.5 print:hidden">
                <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
                {t('room:adminNotice')}
              </p>
              <div className="mt-4 mb-6 grid justify-items-start gap-2">
                <h2 className="md:text-28">
                  <Passage text={legalCase.title} />
                </h2>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <StatusBadge legalCase={legalCase} />
                  <span className="text-14 text-ink-2">
                    {t('admin.requested', { date: formatDate(legalCase.createdAt, i18n.language, 'long') })}
                  </span>
                </div>
              </div>
              <div className="mb-6">
                <CasePhaseStrip legalCase={legalCase} />
              </div>
              <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
                <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
                  <Panel title={t('cases:field.status')} className="print:hidden">
                    <CaseStatusSelect legalCase={legalCase} />
                  </Panel>
                  <RecordHearings legalCase={legalCase} />
                  <CasePeople legalCase={legalCase} />
                  <RecordMoney legalCase={legalCase} />
                  <StaffNotes subject="CASE" id={legalCase.id} />
                  <RecordAccesses caseId={legalCase.id} />
                  <AuditPanel subjectId={legalCase.id} />
                </div>
                <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
                  <Panel title={t('clientWrote')}>
                    <p className="max-w-measure whitespace-pre-line">
                      <Passage text={legalCase.description} />
                    </p>
                  </Panel>
                  <CaseTimeline legalCase={legalCase} />
                </div>
              </div>
            </>
          )
        }
      </LoadedView>
    </>
  );
}
