import clsx from 'clsx';
import {
  Bell,
  ChevronRight,
  Flag,
  KeyRound,
  MonitorSmartphone,
  RectangleEllipsis,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import type { SessionRole } from '../../session/session-storage';
import { BackLink } from '../../ui/back-link';
import { PageHeader } from '../../ui/page-header';

interface AccountSection {
  to: string;
  icon: LucideIcon;
  label: string;
}

/** Where a role edits name, email and phone; admins have no profile. */
export function profilePath(role: SessionRole | undefined): string | null {
  if (role === 'user') return paths.client.profile;
  return role === 'lawyer' ? paths.lawyerArea.profile : null;
}

function useSections(): AccountSection[] {
  const { t } = useTranslation(['accountSettings', 'areas', 'shared']);
  const { user } = useSession();
  const profile = profilePath(user?.role);
  return [
    ...(profile ? [{ to: profile, icon: UserRound, label: t('shared:nav.profile') }] : []),
    { to: paths.changePassword, icon: KeyRound, label: t('signIn.title') },
    { to: paths.secondFactor, icon: RectangleEllipsis, label: t('secondFactor.title') },
    { to: paths.devices, icon: MonitorSmartphone, label: t('devices.title') },
    { to: paths.privacySettings, icon: ShieldCheck, label: t('privacy.title') },
    ...(profile ? [{ to: paths.complaints, icon: Flag, label: t('areas:complaints') }] : []),
    { to: paths.notificationSettings, icon: Bell, label: t('shared:nav.notifications') },
  ];
}

function SectionLink({ section: { to, icon: Icon, label } }: { section: AccountSection }) {
  const { pathname } = useLocation();
  // A wide overview shows the first section beside the list.
  const isCurrent = pathname === to || (pathname === paths.account && to === paths.changePassword);
  return (
    <li className="max-md:border-b max-md:border-line max-md:last:border-0">
      <Link
        to={to}
        aria-current={isCurrent && pathname !== paths.account ? 'page' : undefined}
        className={clsx(
          'flex min-h-13 items-center gap-3 px-4 font-medium text-ink no-underline hover:bg-hover md:min-h-11 md:rounded-field md:px-3',
          isCurrent && 'md:bg-green-soft md:font-semibold md:text-green',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {label}
        <ChevronRight aria-hidden className="ml-auto size-4 text-ink-2 md:hidden" />
      </Link>
    </li>
  );
}

interface AccountFrameProps {
  title: string;
  description?: string;
  /** Shows only the list on a phone, and the first section beside it on wide screens. */
  overview?: boolean;
  children: ReactNode;
}

/** On a phone each section is its own screen, otherwise beside the list. */
export function AccountFrame({ title, description, overview = false, children }: AccountFrameProps) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const sections = useSections();
  return (
    <>
      <PageHead title={title} hidden />
      {!overview && (
        <div className="-mt-6 md:hidden">
          <BackLink to={paths.account}>{t('shared:nav.account')}</BackLink>
        </div>
      )}
      <PageHeader title={title} description={description} />
      <div className="md:grid md:grid-cols-[200px_minmax(0,640px)] md:items-start md:gap-8">
        <nav aria-label={t('sections')} className={clsx(!overview && 'max-md:hidden')}>
          <ul className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface md:grid md:gap-0.5">
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} />
            ))}
          </ul>
        </nav>
        <div className={clsx('grid min-w-0 gap-5', overview && 'max-md:hidden')}>{children}</div>
      </div>
    </>
  );
}
