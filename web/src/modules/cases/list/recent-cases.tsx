import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Age } from '../../../ui/age';
import { Panel } from '../../../ui/panel';
import { TextLink } from '../../../ui/text-link';
import { StatusBadge } from '../status/status-badge';
import type { RecentCases_CaseFragment } from './generated/recent-cases';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment RecentCases_case on Case {
    id
    title
    createdAt
    ...StatusBadge_case
  }
`);

interface RecentCase {
  legalCase: FragmentType<RecentCases_CaseFragment>;
  id: string;
  person: string;
  to: string;
}

interface RecentCasesProps {
  title: string;
  cases: readonly RecentCase[];
  /** The link to the full list, or its replacement. */
  all: { to: string; label: string } | string;
  /** For an empty list; unset if the list is never empty. */
  empty?: ReactNode;
}

export function RecentCases({ title, cases, all, empty }: RecentCasesProps) {
  return (
    <Panel
      flush
      title={title}
      aside={
        typeof all === 'string' ? (
          all
        ) : (
          <TextLink to={all.to} className="inline-flex min-h-11 items-center md:min-h-6 coarse:min-h-11">
            {all.label}
          </TextLink>
        )
      }
    >
      {cases.length === 0 ? (
        empty
      ) : (
        <ul className="divide-y divide-line">
          {cases.map(({ legalCase, id, person, to }) => {
            const recent = readFragment<RecentCases_CaseFragment>(legalCase);
            return (
              <li
                key={id}
                className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 hover:bg-hover md:px-5"
              >
                <div className="min-w-0 flex-[1_1_12rem]">
                  <Link to={to} className="block leading-snug font-semibold no-underline stretched">
                    <Passage text={recent.title} />
                  </Link>
                  <p className="text-14 text-ink-2">
                    {person}, <Age of={recent.createdAt} />
                  </p>
                </div>
                <StatusBadge legalCase={recent} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
