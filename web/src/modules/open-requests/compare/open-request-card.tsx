import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { Link } from '../../../ui/link';
import { Passage } from '../../../ui/passage';
import { OpenRequestBadge } from '../state-badge';
import type { OpenRequestCard_RequestFragment } from './generated/open-request-card';

graphql(`
  fragment OpenRequestCard_request on OpenRequest {
    id
    about
    district
    title
    state
    answered
    endsAt
    createdAt
  }
`);

export function OpenRequestCard({ request }: { request: FragmentType<OpenRequestCard_RequestFragment> }) {
  const { t, i18n } = useTranslation('openRequests');
  const local = useLocalName();
  const { id, about, district, title, state, answered, endsAt, createdAt } =
    readFragment<OpenRequestCard_RequestFragment>(request);
  const date = formatDate(state === 'OPEN' ? endsAt : createdAt, i18n.language, 'long');
  return (
    <li className="relative grid gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-16 wrap-anywhere">
          <Link to={paths.client.request(id)} className="stretched text-ink no-underline hover:text-green">
            {title === null ? local(about) : <Passage text={title} />}
          </Link>
        </h2>
        <OpenRequestBadge state={state} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-16 text-ink-2 sm:text-14">
        {title !== null && <span>{local(about)}</span>}
        <span>{local(district)}</span>
        <span>{t('answers', { count: answered })}</span>
        <span>{t(state === 'OPEN' ? 'ends' : 'sentOn', { date })}</span>
      </p>
    </li>
  );
}
