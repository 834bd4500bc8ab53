import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { reportsChanged } from '../../../graphql/invalidate';
import { useLocalName } from '../../../i18n/use-local-name';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useToast } from '../../../ui/overlays/toast';
import { Passage } from '../../../ui/passage';
import { useTypedMessage } from '../../../drafts/use-typed-message';
import { useAct } from '../../../graphql/use-act';
import type { RecordRow_RecordFragment } from './generated/record-row';
import {
  CloseOpenRequestDocument,
  DismissReportsDocument,
  ReadOpenRequestDocument,
  type ReadOpenRequestMutation,
} from './generated/report-dialog';
import { longest } from '@ainsathi/contract/limits';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';

graphql(`
  mutation ReadOpenRequest($id: ID!, $purpose: String!) {
    readOpenRequest(id: $id, purpose: $purpose) {
      title
      description
      opposingParties
    }
  }

  mutation CloseOpenRequest($id: ID!, $reason: String!) {
    closeOpenRequest(id: $id, reason: $reason) {
      openRequest {
        ...RecordRow_record
      }
    }
  }

  mutation DismissReports($id: ID!) {
    dismissReports(id: $id) {
      openRequest {
        ...RecordRow_record
      }
    }
  }
`);

type ReadText = ReadOpenRequestMutation['readOpenRequest'];

function Text({ text: { title, description, opposingParties } }: { text: ReadText }) {
  const { t } = useTranslation('requestRecords');
  return (
    <div className="grid gap-2 rounded-field border border-line bg-paper p-3.5 wrap-anywhere">
      <h3>
        <Passage text={title} />
      </h3>
      <p className="whitespace-pre-line">
        <Passage text={description} />
      </p>
      {opposingParties.length > 0 && (
        <p className="text-ink-2">
          {t('read.otherSide')}: {opposingParties.join(', ')}
        </p>
      )}
    </div>
  );
}

interface ReportDialogProps {
  record: FragmentType<RecordRow_RecordFragment>;
  onClose: () => void;
}

interface ReasonedActProps {
  id: string;
  requestId: string;
  label: string;
  hint?: string;
  missing: string;
  least?: number;
  act: { label: string; busyLabel: string; danger?: boolean };
  /** True after success. */
  send: (reason: string) => Promise<unknown>;
}

function ReasonedAct({ id, requestId, label, hint, missing, least = 1, act, send }: ReasonedActProps) {
  const { text: reason, write: setReason } = useTypedMessage(`${id}:${requestId}`);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, run } = useAct();
  const text = reason.trim();
  const submit = () => {
    const isWrong = text.length < least || text.length > longest.reason;
    setMissing(isWrong);
    if (!isWrong) void run(async () => send(text)).then((isSent) => isSent && setReason(''));
  };
  return (
    <div className="grid gap-3">
      <CountedTextArea
        id={id}
        rows={2}
        label={label}
        hint={hint}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isMissing ? missing : failure}
        limit={longest.reason}
      />
      <div>
        <Button
          variant={act.danger ? 'danger' : 'secondary'}
          busy={isBusy}
          busyLabel={act.busyLabel}
          onClick={submit}
        >
          {act.label}
        </Button>
      </div>
    </div>
  );
}

export function ReportDialog({ record: masked, onClose }: ReportDialogProps) {
  const { t } = useTranslation('requestRecords');
  const local = useLocalName();
  const client = useApolloClient();
  const showToast = useToast();
  const [text, setText] = useState<ReadText | null>(null);
  const dismissal = useAct();
  // As it was opened: what a colleague did meanwhile does not take away what is typed.
  const [{ id, about, state, reports }] = useState(() => readFragment<RecordRow_RecordFragment>(masked));
  const finish = (title: string) => {
    showToast({ tone: 'success', title });
    onClose();
  };
  const read = async (purpose: string) => {
    const { data } = await client.mutate({ mutation: ReadOpenRequestDocument, variables: { id, purpose } });
    setText(data?.readOpenRequest ?? null);
  };
  const close = async (reason: string) => {
    await client.mutate({
      mutation: CloseOpenRequestDocument,
      variables: { id, reason },
      update: reportsChanged,
    });
    finish(t('close.done'));
  };
  const dismiss = async () => {
    await client.mutate({ mutation: DismissReportsDocument, variables: { id }, update: reportsChanged });
    finish(t('dismiss.done'));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={local(about)}
      footer={
        <Button
          busy={dismissal.isBusy}
          busyLabel={t('dismiss.busy')}
          onClick={() => void dismissal.run(dismiss)}
        >
          {t('dismiss.act')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <p>
          {t('reasons')} {reports.map((reason) => t(`reason.${reason}`)).join(', ')}
        </p>
        {text ? (
          <Text text={text} />
        ) : (
          <ReasonedAct
            id="read-purpose"
            requestId={id}
            label={t('read.why')}
            hint={t('read.hint')}
            missing={t('read.missing')}
            least={10}
            act={{ label: t('read.act'), busyLabel: t('read.busy') }}
            send={read}
          />
        )}
        {state === 'OPEN' && (
          <ReasonedAct
            id="closing-reason"
            requestId={id}
            label={t('close.why')}
            missing={t('close.missing')}
            act={{ label: t('close.act'), busyLabel: t('close.busy'), danger: true }}
            send={close}
          />
        )}
        {dismissal.failure && (
          <div role="alert">
            <FieldError>{dismissal.failure}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
