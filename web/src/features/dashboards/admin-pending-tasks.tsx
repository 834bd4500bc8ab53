import clsx from 'clsx';
import { BadgeCheck, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { formatDate, formatNumber } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';

const statsFragment = graphql(`
  fragment NeedsMeNow_stats on AdminStats {
    pendingVerifications
    casesByStatus {
      status
      count
    }
  }
`);

const lawyerFragment = graphql(`
  fragment NeedsMeNow_lawyer on Lawyer {
    id
    name
    createdAt
  }
`);

interface NeedsMeNowProps {
  stats: FragmentType<typeof statsFragment>;
  /** The lawyer who has waited longest for verification. */
  longest: FragmentType<typeof lawyerFragment> | undefined;
}

/** What waits for an admin: licences to check, requests that nobody answers. */
export function NeedsMeNow({ stats, longest }: NeedsMeNowProps) {
  const { t, i18n } = useTranslation('admin');
  const { pendingVerifications, casesByStatus } = readFragment(statsFragment, stats);
  const first = readFragment(lawyerFragment, longest);
  const pendingCases = casesByStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) });
  return (
    <Panel title={t('dashboard.now')} flush>
      {pendingVerifications + pendingCases === 0 && (
        <p className="p-4 text-ink-2 md:p-5">{t('dashboard.nothingNow')}</p>
      )}
      <ul className="divide-y divide-line">
        {pendingVerifications > 0 && (
          <Matter
            icon={BadgeCheck}
            urgent
            title={t('dashboard.toVerify', counted(pendingVerifications))}
            note={
              first?.createdAt &&
              t('dashboard.oldest', {
                name: first.name,
                date: formatDate(first.createdAt, 'short', i18n.language),
              })
            }
          >
            <ButtonLink variant="primary" to={withQuery(paths.admin.lawyers, { state: 'pending' })}>
              {t('dashboard.checkLicences')}
            </ButtonLink>
          </Matter>
        )}
        {pendingCases > 0 && (
          <Matter
            icon={Clock}
            title={t('dashboard.pendingCases', counted(pendingCases))}
            note={t('dashboard.pendingCasesNote')}
          >
            <ButtonLink to={withQuery(paths.admin.cases, { status: 'pending', sort: 'oldest' })}>
              {t('dashboard.seeCases')}
            </ButtonLink>
          </Matter>
        )}
      </ul>
    </Panel>
  );
}

interface MatterProps {
  icon: LucideIcon;
  urgent?: boolean;
  title: string;
  note: ReactNode;
  children: ReactNode;
}

function Matter({ icon: Icon, urgent = false, title, note, children }: MatterProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <span
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-field',
          urgent ? 'bg-pending text-pending-ink' : 'bg-neutral text-neutral-ink',
        )}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{title}</p>
        {note && <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <div className="max-sm:w-full max-sm:*:w-full">{children}</div>
    </li>
  );
}
