import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { ColumnsSkeleton, PanelSkeleton } from '../../ui/states/panel-skeletons';
import { Portrait } from '../../ui/pictures/portrait';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { AccountAccess } from '../staff/account-access';
import { PersonPanels } from '../complaints/person-panels';
import { ClientReviews } from '../client-reviews/client-reviews';
import { AuditPanel } from '../audit/audit-panel';
import { DecisionHistory } from './verification/decision-history';
import { LawyerDecision } from './verification/lawyer-decision';
import { LawyerFile } from './administration/lawyer-record';
import { LoadedView } from '../../lists/load-error';
import { RejectDialog } from './verification/reject-dialog';
import { useVerifyLawyer } from './verification/use-verify-lawyer';
import { useListAddress } from '../../lists/use-list-address';
import { AdminLawyerDocument } from './generated/admin-lawyer-screen';
import { useLocalName } from '../../i18n/use-local-name';
import { usePersonName } from '../../i18n/use-person-name';

graphql(`
  query AdminLawyer($id: ID!) {
    lawyer(id: $id) {
      id
      name
      nameBangla
      profilePicSmall
      district
      licenseNumber
      verificationVersion
      lock {
        reason
        at
      }
      standing {
        ...PersonPanels_standing
      }
      ...LawyerDecision_lawyer
      ...LawyerFile_lawyer
      ...DecisionHistory_lawyer
    }
  }
`);

function FileSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="mt-2 grid gap-6">
      <div className="flex items-center gap-4 md:gap-5">
        <SkeletonBar className="aspect-4/5 w-18 rounded-card md:w-22" />
        <SkeletonBar className="h-7 w-1/2" />
      </div>
      <ColumnsSkeleton side={<PanelSkeleton rows={4} />}>
        <PanelSkeleton rows={4} />
        <PanelSkeleton rows={4} />
      </ColumnsSkeleton>
    </Loading>
  );
}

export default function AdminLawyerScreen() {
  const { t } = useTranslation(['lawyerAdministration', 'lawyers', 'shared']);
  const local = useLocalName();
  const nameOf = usePersonName();
  const { id = '' } = useParams();
  const address = useListAddress();
  const { reject } = useVerifyLawyer();
  const result = useQuery(AdminLawyerDocument, { variables: { id } });
  const shown = result.data?.lawyer;
  const name = shown ? nameOf(shown) : t('shared:person.lawyer');
  return (
    <>
      <PageHead title={name} hidden />
      <Breadcrumbs
        label={t('shared:breadcrumbs')}
        crumbs={[{ label: t('shared:nav.lawyers'), to: paths.admin.lawyers }, { label: name }]}
      />
      <LoadedView
        result={result}
        loading={() => <FileSkeleton label={t('lawyers:profile.loading')} />}
        failed={t('record.loadFailed')}
        isEmpty={({ lawyer }) => lawyer === null}
        empty={() => (
          <EmptyState
            title={t('lawyers:profile.notFound')}
            description={t('record.missingNote')}
            action={<ButtonLink to={paths.admin.lawyers}>{t('record.toList')}</ButtonLink>}
          />
        )}
      >
        {({ lawyer }) =>
          lawyer && (
            <>
              <div className="mt-2 mb-6 flex items-center gap-4 md:gap-5">
                <Portrait
                  id={lawyer.id}
                  name={lawyer.name}
                  src={lawyer.profilePicSmall}
                  className="w-18 md:w-22"
                />
                <div className="min-w-0">
                  <h2 className="md:text-28">{name}</h2>
                  {lawyer.district && <p className="mt-1 text-ink-2">{local(lawyer.district)}</p>}
                </div>
              </div>
              <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
                <div className="grid gap-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
                  <LawyerDecision item={lawyer} onReject={() => address.openDialog('reject', lawyer.id)} />
                  <AccountAccess account={lawyer} isLawyer />
                  {lawyer.standing && <PersonPanels id={lawyer.id} standing={lawyer.standing} />}
                  <DecisionHistory item={lawyer} />
                  <AuditPanel subjectId={lawyer.id} />
                </div>
                <div className="min-w-0 lg:col-start-1 lg:row-start-1">
                  <LawyerFile item={lawyer} />
                  <ClientReviews lawyerId={lawyer.id} name={name} />
                </div>
              </div>
              {address.dialog('reject') === lawyer.id && (
                <RejectDialog
                  lawyer={lawyer}
                  reject={(reason) => reject(lawyer, reason)}
                  onClose={address.closeDialog}
                />
              )}
            </>
          )
        }
      </LoadedView>
    </>
  );
}
