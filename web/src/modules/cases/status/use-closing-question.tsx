import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { formatDate, formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { hasBegun } from '../hearings/hearings-ahead';
import { HearingsToComeDocument, type HearingsToComeQuery } from './generated/use-closing-question';

graphql(`
  query HearingsToCome($id: ID!) {
    case(id: $id) {
      id
      client {
        id
      }
      hearings(limit: 100) {
        id
        startsAt
      }
      appointment {
        id
        startsAt
      }
    }
  }
`);

interface Question {
  status: CaseStatus;
  /** Soonest first, at least one. */
  hearings: NonNullable<HearingsToComeQuery['case']>['hearings'];
  appointmentAt: string | null;
  hasClient: boolean;
  close: (cancelHearings: boolean) => void;
}

function ClosingDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t, i18n } = useTranslation('cases');
  const { status, hearings, appointmentAt, hasClient, close } = question;
  const count = hearings.length;
  const amount = count === 1 ? 'one' : 'several';
  const dateOf = (time = '') => formatDate(time, i18n.language, 'long');
  const answer = (cancelHearings: boolean) => () => {
    onClose();
    close(cancelHearings);
  };
  const isRejection = status === 'REJECTED';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`closing.${amount}.title`, {
        number: formatNumber(count, i18n.language),
        date: dateOf(hearings[0]?.startsAt),
      })}
      footer={
        <div className="grid w-full gap-2 sm:flex">
          {!isRejection && (
            <Button variant="primary" onClick={answer(false)}>
              {t(`closing.${amount}.keep`)}
            </Button>
          )}
          <Button onClick={answer(true)}>{t(`closing.${amount}.cancel`)}</Button>
          <Button variant="text" onClick={onClose}>
            {t('closing.stop')}
          </Button>
        </div>
      }
    >
      <p>
        {t(isRejection ? 'closing.rejection' : 'closing.text')} {hasClient && t('closing.notified')}
      </p>
      {appointmentAt && (
        <p className="mt-2 text-ink-2">{t('closing.appointment', { date: dateOf(appointmentAt) })}</p>
      )}
    </Dialog>
  );
}

/** Asks what becomes of the hearings ahead, if any, before a case is closed. */
export function useClosingQuestion(caseId: string) {
  const client = useApolloClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (status: CaseStatus, close: Question['close']): Promise<void> => {
    const { data } = await client.query({
      query: HearingsToComeDocument,
      variables: { id: caseId },
      fetchPolicy: 'network-only',
    });
    const hearings = data?.case?.hearings.filter(({ startsAt }) => !hasBegun(startsAt)) ?? [];
    if (hearings.length === 0) close(false);
    else
      setQuestion({
        ...{ status, hearings, close, hasClient: Boolean(data?.case?.client) },
        appointmentAt: data?.case?.appointment?.startsAt ?? null,
      });
  };
  const dialog = question && <ClosingDialog question={question} onClose={() => setQuestion(null)} />;
  return { ask, dialog };
}
