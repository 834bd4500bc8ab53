import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { InviteStaffForm } from './invite-staff-form';
import { StaffList } from './staff-list';
import { graphql } from '../../graphql/documents';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { AdminStaffDocument } from './generated/admin-staff-screen';

graphql(`
  query AdminStaff {
    staff {
      id
      ...StaffList_member
    }
  }
`);

export default function AdminStaffScreen() {
  const { t } = useTranslation(['staff', 'shared']);
  const result = useQuery(AdminStaffDocument);
  return (
    <>
      <PageHead title={t('shared:nav.staff')} hidden />
      <p className="mb-5 max-w-measure text-ink-2">{t('intro')}</p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_440px]">
        <LoadedView result={result} loading={() => <TableSkeleton label={t('loading')} rows={4} />}>
          {({ staff }) => <StaffList items={staff} />}
        </LoadedView>
        <InviteStaffForm />
      </div>
    </>
  );
}
