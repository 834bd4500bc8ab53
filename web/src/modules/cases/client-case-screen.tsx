import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { cacheOffline } from '../../graphql/cache-offline';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import { CasePayment } from '../money/case-payment';
import { MoneyHistory } from '../money/money-history';
import { WhoOpenedWhat } from './access/room-accesses';
import { CasePrint } from './page/case-print';
import { CaseFactsLine } from './facts/case-facts-line';
import { CaseSkeleton } from './page/case-skeleton';
import { CasePhaseStrip, CaseTimeline } from './events/case-timeline';
import { PaymentBadge } from './list/payment-badge';
import { ClientCaseFacts } from './page/client-case-facts';
import { useAppointments } from '../appointments/use-appointments';
import { HearingCard } from './hearings/hearing-card';
import { RoomLayout } from './room/room-layout';
import { StatusBadge } from './status/status-badge';
import { DocumentsPanel } from '../documents/documents-panel';
import { useWantedDocuments } from '../documents/wanted-documents';
import { ReleaseClient } from '../diary/join/release-client';
import { MessagesPanel } from '../messages/messages-panel';
import { LawyerContact } from './page/lawyer-contact';
import { ComplainInCase } from '../complaints/complain-in-case';
import { ReviewInPlace } from '../reviews/review-in-place';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { isClosed } from './status/case-phase';
import { LoadedView } from '../../lists/load-error';
import { ClientNextStep } from './page/client-next-step';
import { ClientCaseDocument, type ClientCaseQuery } from './generated/client-case-screen';

graphql(`
  query ClientCase($id: ID!) {
    case(id: $id) {
      id
      title
      description
      ...ClientCaseFacts_case
      ...StatusBadge_case
      ...ClientNextStep_case
      ...LawyerContact_case
      ...ReleaseClient_case
      status
      canAct
      clientReview {
        id
      }
      ...LawyerReview_case
      ...ComplainInCase_case
      ...CaseTimeline_case
      ...CaseFactsLine_case
      ...CaseEntries_case
      ...HearingCard_case
      ...PaymentBadge_case
      ...CasePayment_case
      ...CaseMoney_case
      ...CasePrint_case
      ...RoomTabs_case
      ...MessagesPanel_case
    }
  }
`);

const lawyerReview = lazySource(
  async () => (await import('../client-reviews/lawyer-review')).LawyerReview,
  'clientReviews',
  'moderation',
  'forms',
);

type Case = NonNullable<ClientCaseQuery['case']>;

function CaseNotFound() {
  const { t } = useTranslation(['casePage', 'cases']);
  return (
    <>
      <h1 className="sr-only">{t('cases:field.case')}</h1>
      <EmptyState
        title={t('client.notFound')}
        description={t('client.notFoundText')}
        action={<ButtonLink to={paths.client.cases}>{t('client.backToCases')}</ButtonLink>}
      />
    </>
  );
}

function PaymentPanel({ legalCase }: { legalCase: Case }) {
  const { t } = useTranslation('cases');
  return (
    <Panel title={t('field.payment')} aside={<PaymentBadge legalCase={legalCase} hideTransactionId />}>
      <CasePayment legalCase={legalCase} money={legalCase} />
      <MoneyHistory legalCase={legalCase} earlierOnly />
    </Panel>
  );
}

function Room({ legalCase }: { legalCase: Case }) {
  const { t } = useTranslation('casePage');
  const { id, title, description, canAct, clientReview, status } = legalCase;
  const review = (canAct.includes('REVIEW') || clientReview) && (
    <LazyComponent source={lawyerReview} placeholder={null}>
      {(LawyerReview) => <LawyerReview legalCase={legalCase} />}
    </LazyComponent>
  );
  const isAskedFirst = isClosed(status) && !clientReview;
  const [isReviewing, setReviewing] = useState(false);
  const appointments = useAppointments(id, 'USER');
  const wanted = useWantedDocuments(id);
  return (
    <>
      <RoomLayout
        legalCase={legalCase}
        print={<CasePrint legalCase={legalCase} />}
        title={title}
        badge={<StatusBadge legalCase={legalCase} />}
        back={paths.client.cases}
        facts={
          <>
            <CaseFactsLine legalCase={legalCase} />
            <ClientCaseFacts legalCase={legalCase} />
          </>
        }
        phases={<CasePhaseStrip legalCase={legalCase} />}
        step={
          <>
            {isAskedFirst && review}
            <ClientNextStep legalCase={legalCase} wanted={wanted} onReview={() => setReviewing(true)} />
            {!isAskedFirst && review}
            {isReviewing && <ReviewInPlace thanks={t('client.reviewSent')} />}
          </>
        }
        dates={
          <>
            <HearingCard legalCase={legalCase} />
            {appointments.card}
          </>
        }
        payment={<PaymentPanel legalCase={legalCase} />}
        people={
          <>
            <LawyerContact legalCase={legalCase} actions={appointments.acts} />
            <ReleaseClient legalCase={legalCase} viewer="client" />
            <ComplainInCase legalCase={legalCase} />
            {description !== title && (
              <Panel title={t('client.description')}>
                <p className="whitespace-pre-line">
                  <Passage text={description} />
                </p>
              </Panel>
            )}
          </>
        }
        messages={<MessagesPanel legalCase={legalCase} viewer="USER" />}
        documents={<DocumentsPanel caseId={id} viewer="USER" />}
        timeline={
          <>
            <CaseTimeline legalCase={legalCase} content={legalCase} missedOf={appointments.missedOf} />
            <WhoOpenedWhat caseId={id} viewer="USER" />
          </>
        }
      />
      {appointments.dialog}
    </>
  );
}

/** Messages, documents, next step, fee and history. Has a print layout. */
export default function ClientCaseScreen() {
  const { t } = useTranslation(['cases', 'casePage']);
  const { id = '' } = useParams();
  const result = useQuery(ClientCaseDocument, { variables: { id }, context: cacheOffline });
  return (
    <>
      <PageHead title={result.data?.case?.title ?? t('field.case')} hidden />
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <>
            <h1 className="sr-only">{t('field.case')}</h1>
            <CaseSkeleton label={t('casePage:loading')} />
          </>
        )}
        failed={t('casePage:failed')}
        isEmpty={(data) => data.case == null}
        empty={() => <CaseNotFound />}
      >
        {({ case: legalCase }) => legalCase && <Room legalCase={legalCase} />}
      </LoadedView>
    </>
  );
}
