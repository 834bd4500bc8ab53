import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatNumber, formatRecentDate } from '../../../i18n/format';
import { Avatar } from '../../../ui/pictures/avatar';
import { EmailLink } from '../../../ui/email-link';
import { flowingCard, TableCell, TableRow } from '../../../ui/tables/table';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';
import { LawyerEditRow } from './lawyer-edit-row';
import { EditableRow } from '../../../lists/editable-row';
import { usePermissions } from '../../../session/use-permissions';
import { VerificationMark } from '../verification/verification-mark';
import { useLocalName } from '../../../i18n/use-local-name';
import { usePersonName } from '../../../i18n/use-person-name';

graphql(`
  fragment LawyerRow_lawyer on Lawyer {
    id
    name
    nameBangla
    email
    profilePicSmall
    practiceAreas
    experience
    verification
    createdAt
  }
`);

interface LawyerRowProps {
  item: FragmentType<LawyerRow_LawyerFragment>;
  selectionCell: ReactNode;
  onDelete: () => void;
}

export function LawyerRow({ item, selectionCell, onDelete }: LawyerRowProps) {
  const lawyer = readFragment<LawyerRow_LawyerFragment>(item);
  return (
    <EditableRow
      name={usePersonName()(lawyer)}
      onDelete={onDelete}
      edit={(onDone) => <LawyerEditRow lawyer={lawyer} onDone={onDone} />}
      read={(actions) => <LawyerReadRow lawyer={lawyer} selectionCell={selectionCell} actions={actions} />}
    />
  );
}

interface ReadRowProps {
  lawyer: LawyerRow_LawyerFragment;
  selectionCell: ReactNode;
  actions: ReactNode;
}

function LawyerReadRow({ lawyer, selectionCell, actions }: ReadRowProps) {
  const { t, i18n } = useTranslation(['lawyerAdministration', 'shared']);
  const local = useLocalName();
  const { may } = usePermissions();
  const name = usePersonName()(lawyer);
  const { id, email, practiceAreas, experience, createdAt } = lawyer;
  return (
    <TableRow className={flowingCard}>
      {selectionCell}
      <TableCell className="card:basis-full">
        <div className="flex items-center gap-2.5">
          <span className="contents card:hidden">
            <Avatar id={id} name={name} src={lawyer.profilePicSmall} size="small" />
          </span>
          <div className="grid min-w-0 justify-items-start card:flex card:gap-x-3">
            <Link
              to={paths.admin.lawyer(id)}
              title={name}
              className="row-link block touch-area font-medium no-underline"
            >
              <span className="line-clamp-1 wrap-anywhere">{name}</span>
            </Link>
            <span className="shrink-0">
              <VerificationMark status={lawyer.verification} />
            </span>
          </div>
        </div>
      </TableCell>
      <TableCell className="min-w-0 text-ink-2 card:basis-full">
        {email && <EmailLink email={email} />}
      </TableCell>
      <TableCell className="card:basis-full">
        {practiceAreas.length > 0 ? (
          <span className="line-clamp-2 card:line-clamp-1" title={practiceAreas.map(local).join(', ')}>
            {practiceAreas.map(local).join(', ')}
          </span>
        ) : (
          <span className="text-ink-2">{t('list.noPracticeAreas')}</span>
        )}
      </TableCell>
      <TableCell className="tabular-nums">
        {t('list.years', { count: experience, number: formatNumber(experience, i18n.language) })}
      </TableCell>
      <TableCell label={t('shared:field.joined')} className="text-ink-2 tabular-nums card:flex! card:gap-2">
        {createdAt && <time dateTime={createdAt}>{formatRecentDate(createdAt, i18n.language)}</time>}
      </TableCell>
      <TableCell actions end className="card:basis-full">
        {may('SUPPORT_USERS') && actions}
      </TableCell>
    </TableRow>
  );
}
