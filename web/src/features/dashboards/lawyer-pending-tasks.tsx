import clsx from 'clsx';
import { CircleCheck, Inbox, UserRoundPen, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import type { CaseGroup, DashboardNeeds_LawyerFragment } from '../../graphql/generated/graphql';
import { formatDate } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { lawyerCaseListPath } from '../../lists/case-list-address';

const lawyerFragment = graphql(`
  fragment DashboardNeeds_lawyer on Lawyer {
    id
    licenseNumber
    practiceAreas
    district
    bio
    bankDetails
    mobilePaymentDetails
    education {
      degree
      university
      year
    }
  }
`);

const countsFragment = graphql(`
  fragment DashboardNeeds_counts on CaseCounts {
    pending
    toBePaid
  }
`);

const requestFragment = graphql(`
  fragment DashboardNeeds_request on Case {
    id
    title
    createdAt
    client {
      id
      name
    }
  }
`);

interface DashboardNeedsProps {
  lawyer: FragmentType<typeof lawyerFragment>;
  counts: FragmentType<typeof countsFragment>;
  /** The requests that have waited longest. */
  requests: readonly FragmentType<typeof requestFragment>[];
}

const tones = {
  urgent: 'bg-pending text-pending-ink',
  calm: 'bg-sunken text-ink-2',
  good: 'bg-green-soft text-green',
} as const;

interface NeedProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

function Need({ icon: Icon, tone, title, note, action, children }: NeedProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
      <span className={clsx('grid size-10 shrink-0 place-items-center rounded-field', tones[tone])}>
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="leading-snug font-semibold">{title}</p>
        {note && <p className="text-14 text-ink-2">{note}</p>}
      </div>
      {action}
      {children}
    </li>
  );
}

type Missing = 'licenseNumber' | 'practiceAreas' | 'district' | 'bio' | 'education';

/** What a client looks for in a profile and does not find. */
function missingFields(lawyer: DashboardNeeds_LawyerFragment): Missing[] {
  const present: Record<Missing, boolean> = {
    licenseNumber: Boolean(lawyer.licenseNumber),
    practiceAreas: lawyer.practiceAreas.length > 0,
    district: Boolean(lawyer.district),
    bio: Boolean(lawyer.bio),
    education: lawyer.education.length > 0,
  };
  return (Object.keys(present) as Missing[]).filter((field) => !present[field]);
}

const listOf = (group: CaseGroup) => lawyerCaseListPath({ group, sort: 'OLDEST' });

function Requests({ requests }: Pick<DashboardNeedsProps, 'requests'>) {
  const { t } = useTranslation('lawyer');
  return (
    <ul className="w-full border-l-2 border-line pl-4">
      {readFragment(requestFragment, requests).map(({ id, title, createdAt, client }) => (
        <li key={id} className="relative py-2">
          <Link
            to={paths.lawyerArea.case(id)}
            className="block leading-snug font-medium text-green stretched [overflow-wrap:anywhere]"
          >
            {title}
          </Link>
          <p className="text-14 text-ink-2">
            {client?.name ?? t('dashboard.unknownClient')},{' '}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What waits for the lawyer, the most urgent first: requests, payments, an unfinished profile. */
export function DashboardNeeds({ lawyer: masked, counts: maskedCounts, requests }: DashboardNeedsProps) {
  const { t } = useTranslation('lawyer');
  const lawyer = readFragment(lawyerFragment, masked);
  const { pending, toBePaid } = readFragment(countsFragment, maskedCounts);
  const missing = missingFields(lawyer);
  const payable = Boolean(lawyer.bankDetails ?? lawyer.mobilePaymentDetails);
  return (
    <Panel flush title={t('dashboard.needs.title')}>
      <ul className="divide-y divide-line">
        {pending > 0 && (
          <Need
            icon={Inbox}
            tone="urgent"
            title={t('dashboard.needs.pending', { count: pending })}
            action={
              <ButtonLink variant="primary" wide="phone" to={listOf('TO_ANSWER')}>
                {t('dashboard.needs.answer')}
              </ButtonLink>
            }
          >
            <Requests requests={requests} />
          </Need>
        )}
        {toBePaid > 0 && (
          <Need
            icon={Wallet}
            tone={payable ? 'calm' : 'urgent'}
            title={t('dashboard.needs.unpaid', { count: toBePaid })}
            note={t(payable ? 'dashboard.needs.unpaidNote' : 'dashboard.needs.unpaidNoDetails')}
            action={
              <ButtonLink wide="phone" to={payable ? listOf('TO_BE_PAID') : paths.lawyerArea.profile}>
                {t(payable ? 'dashboard.needs.seeUnpaid' : 'dashboard.needs.addDetails')}
              </ButtonLink>
            }
          />
        )}
        {missing.length > 0 && (
          <Need
            icon={UserRoundPen}
            tone="calm"
            title={t('dashboard.needs.profile')}
            note={t('dashboard.needs.profileNote', {
              fields: missing.map((field) => t(`dashboard.missing.${field}`)).join(', '),
            })}
            action={
              <ButtonLink wide="phone" to={paths.lawyerArea.profile}>
                {t('dashboard.needs.completeProfile')}
              </ButtonLink>
            }
          />
        )}
        {pending === 0 && toBePaid === 0 && missing.length === 0 && (
          <Need icon={CircleCheck} tone="good" title={t('dashboard.needs.nothing')} />
        )}
      </ul>
    </Panel>
  );
}
