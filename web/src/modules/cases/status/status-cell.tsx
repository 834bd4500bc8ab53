import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Popover } from '../../../ui/overlays/popover';
import { nextStatuses } from './case-phase';
import { StatusForm } from './case-status-select';
import type { StatusCell_CaseFragment } from './generated/status-cell';
import { StatusBadge } from './status-badge';
import { useChangeStatus } from './use-change-status';
import { Sentence } from '../../../ui/sentence';

graphql(`
  fragment StatusCell_case on Case {
    id
    title
    status
    settableStatuses
    ...StatusBadge_case
    ...CaseStatusSelect_case
  }
`);

interface StatusCellProps {
  legalCase: FragmentType<StatusCell_CaseFragment>;
  /** Beside the badge, in a card at its end. */
  children?: ReactNode;
}

/** Two low lines of controls in a table. */
const parts =
  'grid gap-px [--control-height:26px] [--control-height-small:26px] coarse:[--control-height:44px] coarse:[--control-height-small:44px] card:contents card:[--control-height-small:44px]';

/** The badge opens the next statuses and all of them; in a table the select is below it. For viewers who set none a badge. */
export function StatusCell({ legalCase, children }: StatusCellProps) {
  const { t } = useTranslation('cases');
  const row = readFragment<StatusCell_CaseFragment>(legalCase);
  const { title, status, settableStatuses } = row;
  const { chosen, change, dialog } = useChangeStatus(row);
  const [isOpen, setOpen] = useState(false);
  const badge = <StatusBadge legalCase={row} end={settableStatuses.length > 0 && <Chevron />} />;
  if (settableStatuses.length === 0) return badge;
  const form = { legalCase: row, chosen };
  return (
    <div className={parts}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-1.5 gap-y-0.5 card:contents">
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          size="note"
          label={t('statusSelect.of', { title })}
          trigger={
            <button
              type="button"
              className="inline-flex max-w-full items-center rounded-full text-left touch-area card:order-1 card:mx-0! card:-my-1.5! card:min-h-11 card:p-0!"
            >
              {badge}
              <span className="sr-only">
                {' '}
                <Sentence text={t('statusSelect.labelFor', { title })} />
              </span>
            </button>
          }
        >
          <StatusForm
            {...form}
            place="menu"
            next={nextStatuses(status, settableStatuses)}
            onSubmit={(next) => {
              setOpen(false);
              change(next);
            }}
          />
        </Popover>
        {/* With a wider badge the line would wrap, and the rows below move. */}
        <div
          className={clsx(
            'empty:hidden! [&_button]:py-0 card:order-5 card:mt-1.5 card:block card:w-full',
            chosen === null ? 'contents' : 'hidden',
          )}
        >
          {children}
        </div>
      </div>
      <StatusForm {...form} place="row" onSubmit={change} />
      {dialog}
    </div>
  );
}

function Chevron() {
  return <ChevronDown aria-hidden className="-mr-0.5 size-3.5 shrink-0" />;
}
