import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { formatDate } from '../../i18n/format';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/states/query-view';
import { AnswerRequest } from './status/answer-request';
import { CaseStatusSelect } from './status/case-status-select';
import { AcceptWithFee } from '../money/state-fee-dialog';
import { LawyerMoney } from '../money/lawyer-money';
import { MoneyDispute } from './page/money-dispute';
import { MoneyHistory } from '../money/money-history';
import { WhoOpenedWhat } from './access/room-accesses';
import { CasePrint } from './page/case-print';
import { CaseFacts } from './facts/case-facts';
import { CaseSkeleton } from './page/case-skeleton';
import { CasePhaseStrip, CaseTimeline } from './events/case-timeline';
import { PaymentBadge } from './list/payment-badge';
import { PaymentDate } from './page/payment-date';
import { StatusBadge } from './status/status-badge';
import { CaseClientPanel } from './page/lawyer-case-client';
import { DocumentsPanel } from '../documents/documents-panel';
import { AnswerJoin } from '../diary/join/answer-join';
import { InviteClient } from '../diary/join/invite-client';
import { ComplainInCase } from '../complaints/complain-in-case';
import { ReleaseClient } from '../diary/join/release-client';
import { MessagesPanel } from '../messages/messages-panel';
import { useAppointments } from '../appointments/use-appointments';
import { HearingCard } from './hearings/hearing-card';
import { useLawyerRoom } from './room/lawyer-room';
import { RoomLayout } from './room/room-layout';
import { RequestToAnswer } from './page/request-to-answer';
import { LawyerNextStep } from './page/lawyer-next-step';
import { LoadError } from '../../lists/load-error';
import { LawyerCaseScreenDocument, type LawyerCaseScreenQuery } from './generated/lawyer-case-screen';
import { isUnjoined } from './unjoined';
import { Passage } from '../../ui/passage';

graphql(`
  query LawyerCaseScreen($id: ID!) {
    case(id: $id) {
      id
      title
      description
      createdAt
      status
      withdrawnAt
      isOwn
      joinedAt
      ownClient {
        name
      }
      nextHearing {
        id
      }
      ...StatusBadge_case
      ...PaymentBadge_case
      ...MoneyDispute_case
      ...PaymentDate_case
      ...CaseStatusSelect_case
      ...AnswerRequest_case
      ...AcceptWithFee_case
      ...RequestToAnswer_case
      ...CaseTimeline_case
      ...CaseFacts_case
      ...CaseEntries_case
      ...HearingCard_case
      ...LawyerRoom_case
      ...LawyerNextStep_case
      ...CaseClientPanel_case
      ...AnswerJoin_case
      ...InviteClient_case
      ...ReleaseClient_case
      ...ComplainInCase_case
      ...LawyerMoney_case
      ...CaseMoney_case
      ...CasePrint_case
      ...RoomTabs_case
      ...MessagesPanel_case
    }
  }
`);

type Case = NonNullable<LawyerCaseScreenQuery['case']>;

function NotFound() {
  const { t } = useTranslation(['casePage', 'cases', 'shared']);
  return (
    <>
      <PageHead title={t('notFound')} hidden />
      <h1 className="sr-only">{t('cases:field.case')}</h1>
      <EmptyState
        title={t('notFound')}
        description={t('lawyer.notFoundNote')}
        action={<ButtonLink to={paths.lawyerArea.cases}>{t('shared:nav.myCases')}</ButtonLink>}
      />
    </>
  );
}

function PaymentPanel({ legalCase }: { legalCase: Case }) {
  const { t } = useTranslation(['casePage', 'cases']);
  return (
    <Panel title={t('cases:field.payment')}>
      <MoneyDispute legalCase={legalCase} />
      <PaymentBadge legalCase={legalCase} />
      <div className="mt-2 empty:hidden">
        <PaymentDate legalCase={legalCase} />
      </div>
      <LawyerMoney legalCase={legalCase} />
      <MoneyHistory legalCase={legalCase} />
    </Panel>
  );
}

function CaseRoom({ legalCase }: { legalCase: Case }) {
  const { t, i18n } = useTranslation(['casePage', 'room']);
  const room = useLawyerRoom(legalCase);
  const appointments = useAppointments(legalCase.id, 'LAWYER');
  const hasHearing = legalCase.nextHearing !== null;
  const isWaiting = legalCase.status === 'PENDING' && !legalCase.withdrawnAt;
  return (
    <>
      <PageHead title={legalCase.title} hidden />
      <RoomLayout
        legalCase={legalCase}
        print={<CasePrint legalCase={legalCase} clientName={legalCase.ownClient?.name ?? null} />}
        title={legalCase.title}
        badge={<StatusBadge legalCase={legalCase} />}
        back={paths.lawyerArea.cases}
        facts={
          <>
            <CaseFacts legalCase={legalCase} />
            <span>
              {t(legalCase.isOwn ? 'lawyer.added' : 'lawyer.requested', {
                date: formatDate(legalCase.createdAt, i18n.language, 'long'),
              })}
            </span>
          </>
        }
        phases={!isWaiting && <CasePhaseStrip legalCase={legalCase} />}
        step={
          isWaiting ? (
            <RequestToAnswer legalCase={legalCase}>
              <AnswerRequest legalCase={legalCase} />
              <AcceptWithFee legalCase={legalCase} />
            </RequestToAnswer>
          ) : (
            <>
              <AnswerJoin legalCase={legalCase} />
              <LawyerNextStep legalCase={legalCase}>
                {!hasHearing && room.setHearing}
                <CaseStatusSelect legalCase={legalCase} />
              </LawyerNextStep>
            </>
          )
        }
        dates={
          <>
            <HearingCard legalCase={legalCase} actionsOf={room.hearingActions} />
            {appointments.card}
          </>
        }
        payment={!isUnjoined(legalCase) && <PaymentPanel legalCase={legalCase} />}
        people={
          <>
            <CaseClientPanel legalCase={legalCase} actions={appointments.acts} />
            <InviteClient legalCase={legalCase} />
            <ReleaseClient legalCase={legalCase} viewer="lawyer" />
            <ComplainInCase legalCase={legalCase} />
            {!isWaiting && !legalCase.withdrawnAt && !legalCase.isOwn && (
              <Panel title={t('clientWrote')}>
                <p className="max-w-measure whitespace-pre-line">
                  <Passage text={legalCase.description} />
                </p>
              </Panel>
            )}
          </>
        }
        messages={
          isUnjoined(legalCase) ? (
            <Panel title={t('room:messages.title')}>{t('lawyer.unjoined')}</Panel>
          ) : (
            <MessagesPanel legalCase={legalCase} viewer="LAWYER" />
          )
        }
        documents={<DocumentsPanel caseId={legalCase.id} viewer="LAWYER" />}
        timeline={
          <>
            <CaseTimeline
              legalCase={legalCase}
              content={legalCase}
              action={
                <>
                  {hasHearing && room.setHearing}
                  {room.addEntry}
                </>
              }
              correctionOf={room.correctionOf}
              missedOf={appointments.missedOf}
            />
            {!legalCase.withdrawnAt && <WhoOpenedWhat caseId={legalCase.id} viewer="LAWYER" />}
          </>
        }
      />
      {room.dialog}
      {appointments.dialog}
    </>
  );
}

export default function LawyerCaseScreen() {
  const { t } = useTranslation(['cases', 'casePage', 'shared']);
  const { id = '' } = useParams();
  const result = useQuery(LawyerCaseScreenDocument, { variables: { id } });
  return (
    <>
      <QueryView
        result={result}
        loading={() => (
          <>
            <PageHead title={t('field.case')} hidden />
            <h1 className="sr-only">{t('field.case')}</h1>
            <CaseSkeleton label={t('casePage:loading')} />
          </>
        )}
        error={(error, retry) => (
          <>
            <PageHead title={t('field.case')} hidden />
            <LoadError title={t('casePage:failed')} error={error} onRetry={retry} />
          </>
        )}
        isEmpty={(data) => !data.case}
        empty={() => <NotFound />}
      >
        {(data) => data.case && <CaseRoom legalCase={data.case} />}
      </QueryView>
    </>
  );
}
