import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { Age } from '../../../ui/times/age';
import { ListLine } from '../../../ui/list-line';
import { Passage } from '../../../ui/passage';
import { AnswerRequest } from '../status/answer-request';
import type { WaitingRequest_CaseFragment } from './generated/waiting-request';

graphql(`
  fragment WaitingRequest_case on Case {
    id
    title
    description
    createdAt
    client {
      id
      name
    }
    ...AnswerRequest_case
  }
`);

/** A request to one lawyer, with the buttons that answer it. */
export function WaitingRequest({ request: masked }: { request: FragmentType<WaitingRequest_CaseFragment> }) {
  const { t } = useTranslation('shared');
  const request = readFragment<WaitingRequest_CaseFragment>(masked);
  return (
    <ListLine
      to={paths.lawyerArea.case(request.id)}
      title={<Passage text={request.title} />}
      note={
        <div className="flex items-baseline gap-x-3 text-ink-2 max-md:flex-wrap">
          <p className="max-w-full shrink-0 truncate text-14 md:max-w-1/2">
            {request.client?.name ?? t('person.unknown')}, <Age of={request.createdAt} />
          </p>
          <p className="line-clamp-2 min-w-0 wrap-anywhere md:line-clamp-1">
            <Passage text={request.description} />
          </p>
        </div>
      }
      wraps
    >
      <div className="relative max-sm:w-full">
        <AnswerRequest legalCase={request} />
      </div>
    </ListLine>
  );
}
