import { useQuery } from '@apollo/client/react';
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import {
  LicensesDecidedTodayDocument,
  type LicenseReviewRow_LawyerFragment,
} from './generated/license-review-list';
import { VerificationMark } from './verification-mark';
import { waitsForCheck } from './use-license-review';
import { WaitingAge } from './waiting-age';
import { preservePlace } from '../../../lib/preserve-place';

graphql(`
  fragment LicenseReviewRow_lawyer on Lawyer {
    id
    name
    profilePicSmall
    district
    licenseNumber
    verificationVersion
    licenseSubmittedAt
    createdAt
    verification
    verifiedUntil
    renewalAt
    licence {
      askedFor
      cardUntil
    }
  }

  query LicensesDecidedToday {
    adminStats {
      decidedToday
    }
  }
`);

interface LicenseReviewListProps {
  lawyers: readonly LicenseReviewRow_LawyerFragment[];
  /** How many waited when the list was loaded, on all pages. */
  total: number;
  selectedId: string | undefined;
  pathOf: (id: string) => string;
  /** Side by side with the file, so that turning to another lawyer leaves no history. */
  replace: boolean;
  reload: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Those whose licence waits. A decided row stays in its place, greyed, until the list is loaded again. */
export function LicenseReviewList(props: LicenseReviewListProps) {
  const { lawyers, total, selectedId, pathOf, replace, reload, ref } = props;
  const { t, i18n } = useTranslation('verification');
  const { data, previousData } = useQuery(LicensesDecidedTodayDocument);
  const decidedToday = (data ?? previousData)?.adminStats.decidedToday;
  const decided = lawyers.filter((lawyer) => !waitsForCheck(lawyer)).length;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="outline-none min-[1024px]:sticky min-[1024px]:top-20 min-[1024px]:max-h-[calc(100dvh-6rem)] min-[1024px]:overflow-y-auto"
    >
      <Panel
        flush
        title={t('queue.title')}
        count={number(total - decided)}
        aside={
          decidedToday !== undefined && (
            <span role="status">{t('review.decidedToday', { number: number(decidedToday) })}</span>
          )
        }
        footer={
          decided === lawyers.length ? (
            <div className="grid justify-items-start gap-2">
              <p>{t('review.allDecided')}</p>
              <Button size="small" onClick={reload}>
                {t('review.loadAgain')}
              </Button>
            </div>
          ) : undefined
        }
      >
        <ol aria-label={t('queue.title')} className="divide-y divide-line">
          {lawyers.map((lawyer) => (
            <ReviewRow
              key={lawyer.id}
              lawyer={lawyer}
              selected={lawyer.id === selectedId}
              to={pathOf(lawyer.id)}
              replace={replace}
            />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

interface ReviewRowProps {
  lawyer: LicenseReviewRow_LawyerFragment;
  selected: boolean;
  to: string;
  replace: boolean;
}

function ReviewRow({ lawyer, selected, to, replace }: ReviewRowProps) {
  const { t } = useTranslation('verification');
  const row = useRef<HTMLLIElement>(null);
  const { name, licenseNumber, verification } = lawyer;
  const decided = !waitsForCheck(lawyer);
  useEffect(
    function keepInView() {
      if (selected) row.current?.scrollIntoView({ block: 'nearest' });
    },
    [selected],
  );
  return (
    <li
      ref={row}
      className={clsx(
        'relative border-l-3 px-4 py-3 hover:bg-hover',
        selected ? 'border-l-green bg-green-soft' : 'border-l-transparent',
        decided && !selected && 'bg-sunken',
      )}
    >
      <Link
        to={to}
        replace={replace}
        state={replace ? preservePlace : undefined}
        aria-current={selected ? 'true' : undefined}
        className={clsx(
          'block leading-snug no-underline stretched',
          decided ? 'font-normal text-ink-2' : 'font-semibold',
        )}
      >
        {name}
      </Link>
      <div className="flex items-center justify-between gap-x-3 text-14 text-ink-2 *:last:shrink-0">
        {licenseNumber ? (
          <span title={licenseNumber} className="truncate tabular-nums">
            {licenseNumber}
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {t('decision.noLicense')}
          </span>
        )}
        {!decided ? (
          <WaitingAge lawyer={lawyer} />
        ) : lawyer.licence?.askedFor ? (
          <span>{t('papers.asked')}</span>
        ) : (
          <VerificationMark status={verification} />
        )}
      </div>
    </li>
  );
}
