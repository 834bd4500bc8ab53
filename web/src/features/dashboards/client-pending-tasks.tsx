import clsx from 'clsx';
import { FileCheck, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { formatDate } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/text-link';

const needsYouNowCounts = graphql(`
  fragment NeedsYouNow_counts on CaseCounts {
    toBePaid
    pending
  }
`);

const needsYouNowCase = graphql(`
  fragment NeedsYouNow_case on Case {
    id
    title
    createdAt
    lawyer {
      id
      name
    }
    events {
      id
      to
      createdAt
    }
  }
`);

interface NeedsYouNowProps {
  counts: FragmentType<typeof needsYouNowCounts>;
  toPay: readonly FragmentType<typeof needsYouNowCase>[];
  toReview: readonly FragmentType<typeof needsYouNowCase>[];
}

interface NeedProps {
  icon: LucideIcon;
  urgent?: boolean;
  title: string;
  note: string;
  to: string;
  action: string;
}

function Need({ icon: Icon, urgent = false, title, note, to, action }: NeedProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:px-5">
      <span
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-field',
          urgent ? 'bg-pending text-pending-ink' : 'bg-green-soft text-green',
        )}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="text-16 leading-snug [overflow-wrap:anywhere]">{title}</h3>
        <p className="text-14 text-ink-2">{note}</p>
      </div>
      <ButtonLink to={to} variant={urgent ? 'primary' : 'secondary'} wide="phone">
        {action}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  );
}

/** The fees to pay and the papers to approve, each with the one thing to do. */
export function NeedsYouNow({ counts, toPay, toReview }: NeedsYouNowProps) {
  const { t, i18n } = useTranslation('client');
  const { toBePaid, pending } = readFragment(needsYouNowCounts, counts);
  const fees = toPay.map((item) => readFragment(needsYouNowCase, item));
  const papers = toReview.map((item) => readFragment(needsYouNowCase, item));
  const payNote = ({ lawyer, events, createdAt }: (typeof fees)[number]) => {
    const accepted = events.filter(({ to }) => to === 'ACCEPTED').map((event) => event.createdAt);
    const date = formatDate(accepted.sort().at(-1) ?? createdAt, 'short', i18n.language);
    return lawyer
      ? t('dashboard.now.payNote', { name: lawyer.name, date })
      : t('dashboard.now.payNoteUnknown', { date });
  };
  const nothing = fees.length === 0 && papers.length === 0;
  return (
    <Panel
      title={t('dashboard.now.title')}
      flush
      footer={
        toBePaid > fees.length && (
          <TextLink to={withQuery(paths.client.cases, { group: 'TO_BE_PAID' })}>
            {t('dashboard.now.more')}
          </TextLink>
        )
      }
    >
      {nothing ? (
        <p className="px-4 py-4 text-ink-2 md:px-5">
          {t('dashboard.now.nothing')}
          {pending > 0 && ` ${t('dashboard.now.waiting', { count: pending })}`}
        </p>
      ) : (
        <ul>
          {fees.map((item) => (
            <Need
              key={item.id}
              urgent
              icon={Wallet}
              title={t('dashboard.now.pay', { title: item.title })}
              note={payNote(item)}
              to={withQuery(paths.client.cases, { group: 'TO_BE_PAID', pay: item.id })}
              action={t('cases.pay')}
            />
          ))}
          {papers.map((item) => (
            <Need
              key={item.id}
              icon={FileCheck}
              title={t('dashboard.now.review', { title: item.title })}
              note={t('dashboard.now.reviewNote')}
              to={paths.client.case(item.id)}
              action={t('cases.open')}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
