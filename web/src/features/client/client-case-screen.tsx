import { useQuery } from '@apollo/client/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/generated';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/query-view';
import { CasePayment } from '../cases/case-payment';
import { CaseSkeleton } from '../cases/case-skeleton';
import { CasePhaseStrip, CaseTimeline } from '../cases/case-timeline';
import { PaymentBadge } from '../cases/payment-badge';
import { StatusBadge } from '../cases/status-badge';
import { ClientCaseHeader } from './client-case-header';
import { ClientFailure } from './client-failure';
import { NextStep } from './next-step';

const clientCaseQuery = graphql(`
  query ClientCase($id: ID!) {
    case(id: $id) {
      id
      title
      description
      status
      paymentStatus
      acceptsPayment
      ...ClientCaseHeader_case
      ...NextStep_case
      ...CaseTimeline_case
      ...CasePayment_case
    }
  }
`);

const paymentId = 'payment';

function goToPayment() {
  const panel = document.getElementById(paymentId);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

function CaseNotFound() {
  const { t } = useTranslation('client');
  return (
    <>
      <h1 className="sr-only">{t('case.title')}</h1>
      <EmptyState
        title={t('case.notFound')}
        description={t('case.notFoundText')}
        action={<ButtonLink to={paths.client.cases}>{t('case.backToCases')}</ButtonLink>}
      />
    </>
  );
}

/** The case room: the next thing to do, where the case stands, what has happened, the fee. It prints on paper, too. */
export function ClientCaseScreen() {
  const { t } = useTranslation('client');
  const { t: words } = useTranslation('cases');
  const { id = '' } = useParams();
  const result = useQuery(clientCaseQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title={result.data?.case?.title ?? t('case.title')} hidden />
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <>
            <h1 className="sr-only">{t('case.title')}</h1>
            <CaseSkeleton label={t('case.loading')} />
          </>
        )}
        error={(failure, retry) => (
          <ClientFailure title={t('case.error')} failure={failure} onRetry={retry} />
        )}
        isEmpty={(data) => data.case == null}
        empty={() => <CaseNotFound />}
        className="grid gap-6"
      >
        {({ case: item }) =>
          item && (
            <>
              <ClientCaseHeader item={item} badge={<StatusBadge status={item.status} />} />
              <NextStep item={item} onPay={goToPayment} />
              <CasePhaseStrip item={item} />
              <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
                <CaseTimeline item={item} />
                <div className={clsx('grid gap-6', item.acceptsPayment && 'max-[1100px]:order-first')}>
                  <div id={paymentId} tabIndex={-1} className="scroll-mt-20 rounded-card outline-none">
                    <Panel
                      title={words('payment.title')}
                      aside={<PaymentBadge paymentStatus={item.paymentStatus} />}
                    >
                      <CasePayment item={item} />
                    </Panel>
                  </div>
                  <Panel title={t('case.description')}>
                    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{item.description}</p>
                  </Panel>
                </div>
              </div>
            </>
          )
        }
      </QueryView>
    </>
  );
}
