import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { paths } from '../../../routing/paths';
import { Avatar } from '../../../ui/pictures/avatar';
import { Panel } from '../../../ui/panel';
import type { WaitingName_LawyerFragment } from './generated/waiting-names';
import { bothNames } from './both-names';
import { WaitingNameActions } from './waiting-name-actions';

graphql(`
  fragment WaitingName_lawyer on Lawyer {
    id
    name
    nameBangla
    checkedName
    checkedNameBangla
    profilePicSmall
    licenseNumber
    verificationVersion
    renewalAt
  }
`);

interface WaitingNamesProps {
  items: readonly FragmentType<WaitingName_LawyerFragment>[];
  /** The number of lawyers whose name waits, including those that are not in `items`. */
  total: number;
}

/** Verified lawyers who have changed their name: the public sees the checked one until an admin accepts the new one. */
export function WaitingNames({ items, total }: WaitingNamesProps) {
  const { t, i18n } = useTranslation(['verification', 'lawyers']);
  const lawyers = readFragment<WaitingName_LawyerFragment>(items);
  return (
    <Panel flush title={t('names.title')} count={formatNumber(total, i18n.language)}>
      <ul className="divide-y divide-line">
        {lawyers.map(
          ({ checkedName, ...lawyer }) =>
            checkedName && (
              <li
                key={lawyer.id}
                className="grid items-center gap-x-6 gap-y-1 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:px-5"
              >
                <div className="flex min-w-0 gap-3">
                  <Avatar id={lawyer.id} name={lawyer.name} src={lawyer.profilePicSmall} />
                  <div className="min-w-0">
                    <Link
                      to={paths.admin.lawyer(lawyer.id)}
                      className="inline-flex min-h-6 touch-area items-center font-semibold no-underline hover:text-green hover:underline"
                    >
                      {bothNames(lawyer.name, lawyer.nameBangla)}
                    </Link>
                    <p className="text-14 text-ink-2">
                      {t('names.before', { name: bothNames(checkedName, lawyer.checkedNameBangla) })}{' '}
                      {t('lawyers:field.licenseNumber')}: {lawyer.licenseNumber}
                    </p>
                  </div>
                </div>
                <WaitingNameActions lawyer={{ ...lawyer, checkedName }} />
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
