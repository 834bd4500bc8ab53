import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Badge } from '../../../ui/badge';
import { Age } from '../../../ui/times/age';
import { ListLine } from '../../../ui/list-line';
import { TextLink } from '../../../ui/text-link';
import { StatusBadge } from '../status/status-badge';
import type { RecentCases_CaseFragment } from './generated/recent-cases';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment RecentCases_case on Case {
    id
    title
    createdAt
    moneyDisputedSince
    ...StatusBadge_case
  }
`);

interface RecentCase {
  legalCase: FragmentType<RecentCases_CaseFragment>;
  id: string;
  /** Null for a withdrawn request: its lawyer may not read who sent it. */
  person: string | null;
  to: string;
}

interface RecentCasesProps {
  title: string;
  /** Beside the title. */
  counts?: ReactNode;
  /** Rows above the cases. */
  first?: readonly ReactNode[];
  cases: readonly RecentCase[];
  /** The link to the full list, or its replacement. */
  all: { to: string; label: string } | string;
  /** For an empty list; unset if the list is never empty. */
  empty?: ReactNode;
}

export function RecentCases({ title, counts, first = [], cases, all, empty }: RecentCasesProps) {
  const { t } = useTranslation('cases');
  return (
    <section className="min-w-0">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2>{title}</h2>
        {counts && <p className="text-ink-2 max-md:order-last max-md:w-full">{counts}</p>}
        <div className="ml-auto text-14 text-ink-2">
          {typeof all === 'string' ? (
            all
          ) : (
            <TextLink to={all.to} className="inline-block touch-area text-16">
              {all.label}
            </TextLink>
          )}
        </div>
      </header>
      <div className="rounded-card border border-line bg-surface">
        {first.length + cases.length === 0 ? (
          empty
        ) : (
          <ul className="divide-y divide-line">
            {first}
            {cases.map(({ legalCase, id, person, to }) => {
              const recent = readFragment<RecentCases_CaseFragment>(legalCase);
              return (
                <ListLine
                  key={id}
                  to={to}
                  title={<Passage text={recent.title} />}
                  note={
                    <p className="flex gap-x-1 text-14 text-ink-2">
                      {person !== null && <span className="truncate">{person},</span>}
                      <Age of={recent.createdAt} className="shrink-0" />
                    </p>
                  }
                >
                  <div className="flex flex-wrap justify-end gap-1">
                    {recent.moneyDisputedSince && <Badge tone="rejected">{t('payment.disputed')}</Badge>}
                    <StatusBadge legalCase={recent} />
                  </div>
                </ListLine>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
