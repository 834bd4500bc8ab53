import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import type { PaymentMethod, WaitingKind } from '../../graphql/generated/schema-types';
import { formatNumber } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { CsvExport } from '../../lists/csv-export';
import { LoadError } from '../../lists/load-error';
import { dayBefore, useDayRange } from '../../lists/use-day-range';
import { useListAddress } from '../../lists/use-list-address';
import { PageHead } from '../../routing/page-head';
import { paths, withQuery } from '../../routing/paths';
import { DayInput } from '../../ui/forms/day-input';
import { Link } from '../../ui/link';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { useTaka } from '../../ui/taka';
import { AdminNumbersDocument } from './generated/admin-numbers-screen';

graphql(`
  query AdminNumbers($from: Date!, $to: Date!) {
    numbers(from: $from, to: $to) {
      steps {
        step
        count
      }
      medianHours
      payments {
        method
        count
        amountPoisha
      }
      complaints {
        outcome
        count
      }
      waiting {
        kind
        count
      }
    }
  }
`);

const lists: Record<WaitingKind, string> = {
  DISPUTES: withQuery(paths.admin.cases, { status: 'disputed' }),
  LATE_LAWYERS: withQuery(paths.admin.lawyers, { state: 'late' }),
  UNANSWERED_REQUESTS: withQuery(paths.admin.requests, { state: 'unanswered' }),
  LICENSES: withQuery(paths.admin.lawyers, { state: 'pending' }),
  REPORTS: paths.admin.reports,
};

interface Row {
  label: string;
  value: string;
  /** The list with just these rows, or the file of them. */
  to?: string;
  file?: ReactNode;
}

function Rows({ title, rows, files }: { title: string; rows: readonly Row[]; files?: ReactNode }) {
  return (
    <Panel title={title} flush footer={files && <div className="flex flex-wrap gap-x-5">{files}</div>}>
      <ul className="divide-y divide-line">
        {rows.map(({ label, value, to, file }) => {
          const contents = (
            <>
              {file ?? <span>{label} </span>}
              <span className="shrink-0 text-18 font-semibold tabular-nums">{value}</span>
            </>
          );
          const className = 'flex min-h-13 items-center justify-between gap-4 px-4 py-2 md:px-5';
          return (
            <li key={label}>
              {to ? (
                <Link
                  to={to}
                  className={`${className} no-underline hover:bg-hover hover:text-green focus-visible:-outline-offset-3`}
                >
                  {contents}
                </Link>
              ) : (
                <p className={className}>{contents}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Of the last 30 days, or of those in the URL. */
export default function AdminNumbersScreen() {
  const { t, i18n } = useTranslation(['numbers', 'cases', 'fees', 'shared']);
  const taka = useTaka();
  const address = useListAddress();
  const given = useDayRange();
  const to = given.to ?? toDhaka().date;
  const from = given.from ?? dayBefore(to, 29);
  const result = useQuery(AdminNumbersDocument, { variables: { from, to } });
  const number = (value: number) => formatNumber(value, i18n.language);
  const casesAt = (step: string) => withQuery(paths.admin.cases, { from, to, step: step.toLowerCase() });
  const file = (
    name: 'requests' | 'fees' | 'payments',
    method: PaymentMethod | null = null,
    label: string = t(`file.${name}`),
  ) => (
    <CsvExport
      path={`/admin/${name}.csv`}
      query={{ from, to, method: method && method.toLowerCase() }}
      label={label}
    />
  );
  return (
    <>
      <PageHead title={t('shared:nav.numbers')} hidden />
      <div role="group" aria-label={t('days')} className="mb-5 flex flex-wrap items-end gap-3">
        <DayInput label={t('from')} day={from} onChange={(day) => day && address.go({ from: day })} />
        <DayInput label={t('to')} day={to} onChange={(day) => day && address.go({ to: day })} />
      </div>
      <QueryView
        result={result}
        className="grid items-start gap-5 lg:grid-cols-2"
        loading={() => <TableSkeleton label={t('loading')} rows={8} />}
        error={(error, retry) => (
          <LoadError title={t('failed')} description={errorReason(error)} error={error} onRetry={retry} />
        )}
      >
        {({ numbers: { steps, medianHours: hours, payments, complaints, waiting } }) => (
          <>
            <Rows
              title={t('requests')}
              rows={[
                ...steps.map(({ step, count }) => ({
                  ...{ label: t(`cases:admin.step.${step}`), value: number(count), to: casesAt(step) },
                })),
                {
                  label: t('median'),
                  value: hours === null ? '–' : t('hours', { count: hours, number: number(hours) }),
                  to: casesAt('answered'),
                },
              ]}
              files={
                <>
                  {file('requests')}
                  {file('fees')}
                </>
              }
            />
            <div className="grid gap-5">
              <Rows
                title={t('confirmed')}
                rows={[
                  ...(payments.length === 0 ? [{ label: t('nonePaid'), value: '' }] : []),
                  ...payments.map(({ method, count, amountPoisha }) => {
                    const label = t('payments', {
                      ...{ count, number: number(count), method: t(`fees:form.methods.${method}`) },
                    });
                    return { label, value: taka(amountPoisha), file: file('payments', method, label) };
                  }),
                  ...complaints.map(({ outcome, count }) => ({
                    ...{ label: t(`outcome.${outcome}`), value: number(count) },
                    to: withQuery(paths.admin.complaints, {
                      ...{ state: 'all', from, to, outcome: outcome.toLowerCase() },
                    }),
                  })),
                ]}
                files={file('payments')}
              />
              <Rows
                title={t('now')}
                rows={waiting.map(({ kind, count }) => ({
                  ...{ label: t(`waiting.${kind}`), value: number(count), to: lists[kind] },
                }))}
              />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
