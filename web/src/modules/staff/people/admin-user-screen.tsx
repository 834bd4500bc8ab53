import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DeleteUserDialog } from './delete-user-dialog';
import { UserContact } from './user-contact';
import { AuditPanel } from '../../audit/audit-panel';
import { AccountAccess } from '../account-access';
import { PersonPanels } from '../../complaints/person-panels';
import { RecentCases } from '../../cases/list/recent-cases';
import { graphql } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { LoadedView } from '../../../lists/load-error';
import { useListAddress } from '../../../lists/use-list-address';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { usePersonName } from '../../../i18n/use-person-name';
import { Breadcrumbs } from '../../../ui/breadcrumbs';
import { Button, ButtonLink } from '../../../ui/button';
import { useToast } from '../../../ui/overlays/toast';
import { Avatar } from '../../../ui/pictures/avatar';
import { EmptyState } from '../../../ui/states/empty-state';
import { ColumnsSkeleton, PanelSkeleton } from '../../../ui/states/panel-skeletons';
import { Loading } from '../../../ui/states/skeleton';
import { AdminUserDocument, type AdminUserQuery } from './generated/admin-user-screen';

graphql(`
  query AdminUser($id: ID!) {
    user(id: $id) {
      id
      name
      email
      lock {
        reason
        at
      }
      standing {
        ...PersonPanels_standing
      }
      ...UserContact_user
    }
    cases(client: $id, limit: 20) {
      items {
        id
        lawyer {
          id
          name
          nameBangla
        }
        ...RecentCases_case
      }
      total
    }
  }
`);

export default function AdminUserScreen() {
  const { t } = useTranslation(['accounts', 'lists', 'shared']);
  const { id = '' } = useParams();
  const address = useListAddress();
  const navigate = useNavigate();
  const showToast = useToast();
  const result = useQuery(AdminUserDocument, { variables: { id } });
  const name = result.data?.user?.name ?? t('shared:person.client');
  return (
    <>
      <PageHead title={name} hidden />
      <Breadcrumbs
        label={t('shared:breadcrumbs')}
        crumbs={[{ label: t('shared:nav.users'), to: paths.admin.users }, { label: name }]}
      />
      <LoadedView
        result={result}
        loading={() => (
          <Loading label={t('user.loading')} className="mt-2">
            <ColumnsSkeleton side={<PanelSkeleton rows={4} />}>
              <PanelSkeleton rows={6} />
            </ColumnsSkeleton>
          </Loading>
        )}
        failed={t('user.loadFailed')}
        isEmpty={({ user }) => user === null}
        empty={() => (
          <EmptyState
            title={t('user.notFound')}
            action={<ButtonLink to={paths.admin.users}>{t('user.toList')}</ButtonLink>}
          />
        )}
      >
        {({ user, cases }) =>
          user && (
            <>
              <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
                <Avatar id={user.id} name={user.name} />
                <h2 className="min-w-0 flex-1 md:text-28">{user.name}</h2>
                <Button
                  variant="quiet-danger-text"
                  aria-label={t('lists:row.deleteNamed', { name: user.name })}
                  onClick={() => address.openDialog('delete', user.id)}
                >
                  {t('shared:act.delete')}
                </Button>
              </div>
              <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
                <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-start-1">
                  <UserContact user={user} />
                  <AccountAccess account={user} />
                  {user.standing && <PersonPanels id={user.id} standing={user.standing} />}
                  <AuditPanel subjectId={user.id} />
                </div>
                <div className="min-w-0 lg:col-start-1 lg:row-start-1">
                  <UserCases cases={cases} />
                </div>
              </div>
              {address.dialog('delete') === user.id && (
                <DeleteUserDialog
                  key={user.id}
                  user={user}
                  onClose={address.closeDialog}
                  onDeleted={() => {
                    showToast({ tone: 'success', title: t('lists:row.deleted', { name: user.name }) });
                    void navigate(paths.admin.users, { replace: true });
                  }}
                />
              )}
            </>
          )
        }
      </LoadedView>
    </>
  );
}

function UserCases({ cases }: { cases: AdminUserQuery['cases'] }) {
  const { t, i18n } = useTranslation(['accounts', 'cases', 'shared']);
  const nameOf = usePersonName();
  const { items, total } = cases;
  const number = formatNumber(total, i18n.language);
  return (
    <RecentCases
      title={t('shared:nav.cases')}
      all={
        items.length < total
          ? t('user.latestCases', { shown: items.length, number })
          : t('user.allCases', { number })
      }
      cases={items.map((legalCase) => ({
        legalCase,
        id: legalCase.id,
        person: legalCase.lawyer ? nameOf(legalCase.lawyer) : t('cases:unassigned'),
        to: paths.admin.case(legalCase.id),
      }))}
      empty={<p className="p-4 text-ink-2 md:p-5">{t('user.noCases')}</p>}
    />
  );
}
