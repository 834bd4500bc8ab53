import { BriefcaseBusiness, ChevronRight, MessageSquareQuote, Newspaper, Scale, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { Panel } from '../../ui/panel';

const actions = [
  { key: 'manageUsers', to: paths.admin.users, icon: Users },
  { key: 'manageLawyers', to: paths.admin.lawyers, icon: Scale },
  { key: 'viewCases', to: paths.admin.cases, icon: BriefcaseBusiness },
  { key: 'manageBlogs', to: paths.admin.blogs, icon: Newspaper },
  { key: 'manageReviews', to: paths.admin.reviews, icon: MessageSquareQuote },
] as const;

/** The ways to each list. */
export function QuickActions() {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('dashboard.quickActions')} flush>
      <ul className="divide-y divide-line">
        {actions.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 px-4 no-underline hover:bg-hover hover:text-green focus-visible:-outline-offset-3 md:px-5"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.75} />
              {t(`dashboard.${key}`)}
              <ChevronRight aria-hidden className="ml-auto size-4 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
