import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { Link } from '../../../ui/link';
import { Passage } from '../../../ui/passage';
import { OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { OpenRequestBadge } from '../state-badge';
import type { RequestRow_RequestFragment } from './generated/request-rows';

graphql(`
  fragment RequestRow_request on OpenRequest {
    id
    about
    title
    description
    state
    asked
    answered
    createdAt
  }
`);

type Requests = readonly FragmentType<RequestRow_RequestFragment>[];

/** The requests that lawyers can answer, which stand among the cases. */
export function openOf(requests: Requests): readonly RequestRow_RequestFragment[] {
  return readFragment<RequestRow_RequestFragment>(requests).filter(({ state }) => state === 'OPEN');
}

function RequestTitle({ about, title }: RequestRow_RequestFragment) {
  const local = useLocalName();
  return title === null ? local(about) : <Passage text={title} />;
}

/** "8 lawyers asked, 2 answered". */
function Answers({ asked, answered }: RequestRow_RequestFragment) {
  const { t } = useTranslation('openRequests');
  return `${t('asked', { count: asked })}, ${t('answered', { count: answered })}`;
}

/** A row of the recent cases. */
export function RecentRequest({ request }: { request: RequestRow_RequestFragment }) {
  return (
    <li className="relative flex min-h-15 items-center justify-between gap-x-4 px-4 py-1.5 hover:bg-hover md:px-5">
      <div className="min-w-0 flex-[1_1_7rem]">
        <Link
          to={paths.client.request(request.id)}
          className="stretched block truncate leading-snug font-semibold no-underline"
        >
          <RequestTitle {...request} />
        </Link>
        <p className="truncate text-14 text-ink-2">
          <Answers {...request} />
        </p>
      </div>
      <OpenRequestBadge state={request.state} />
    </li>
  );
}

/** A row of the table of cases. */
export function RequestTableRow({ request }: { request: RequestRow_RequestFragment }) {
  const { t, i18n } = useTranslation(['openRequests', 'cases']);
  return (
    <TableRow>
      <TableCell wide>
        <Link
          to={paths.client.request(request.id)}
          className="row-link inline-block touch-area text-16 leading-snug font-semibold no-underline"
        >
          <RequestTitle {...request} />
        </Link>
        {request.description !== null && (
          <p className="mt-0.5 line-clamp-2 text-ink-2">
            <Passage text={request.description} />
          </p>
        )}
        <p className="mt-1 text-14 text-ink-2">
          {t('cases:client.sent', { date: formatDate(request.createdAt, i18n.language) })}
        </p>
      </TableCell>
      <TableCell wide>
        <Answers {...request} />
      </TableCell>
      <TableCell>
        <span className="text-ink-2">{t('cases:client.nothingToPay')}</span>
      </TableCell>
      <TableCell>
        <OpenRequestBadge state={request.state} />
      </TableCell>
      <TableCell actions end>
        {' '}
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
