import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { ListLine } from '../../../ui/list-line';
import { Passage } from '../../../ui/passage';
import { flowingCard, OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { caseCardText, CaseText } from '../../cases/list/case-text';
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
    proposals {
      id
      state
    }
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
    <ListLine
      to={paths.client.request(request.id)}
      title={<RequestTitle {...request} />}
      note={
        <p className="truncate text-14 text-ink-2">
          <Answers {...request} />
        </p>
      }
    >
      <OpenRequestBadge state={request.state} />
    </ListLine>
  );
}

/** A row of the table of cases, as high as theirs. */
export function RequestTableRow({ request }: { request: RequestRow_RequestFragment }) {
  const { t } = useTranslation(['openRequests', 'cases']);
  const local = useLocalName();
  const { id, about, title, description, state, proposals } = request;
  const to = paths.client.request(id);
  return (
    <TableRow className={flowingCard}>
      <TableCell className={caseCardText}>
        <CaseText to={to} title={title ?? local(about)} description={description ?? ''} />
      </TableCell>
      <TableCell className="card:order-2 card:basis-full">
        <p className="line-clamp-2">
          <Answers {...request} />
        </p>
      </TableCell>
      <TableCell className="card:hidden!">
        <span className="line-clamp-2 text-ink-2">{t('cases:client.nothingToPay')}</span>
      </TableCell>
      <TableCell className="card:order-1">
        <OpenRequestBadge state={state} />
      </TableCell>
      <TableCell actions end className="card:order-4 card:basis-full">
        {proposals.some((proposal) => proposal.state === 'SENT') && (
          <ButtonLink to={to}>
            {t('compare')}
            <span className="sr-only">
              {' '}
              <Passage text={title ?? local(about)} />
            </span>
          </ButtonLink>
        )}
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
