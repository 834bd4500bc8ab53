import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { EndCallDocument } from './generated/call-operations';
import { graphql } from '../../graphql/documents';
import { marksCall } from '../../routing/call-mark';
import { paths } from '../../routing/paths';
import { Button, ButtonLink } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { OwnCallsDocument } from './generated/refused-entrance';
import type { Entrance } from './use-call-session';

graphql(`
  query OwnCalls {
    myCases(limit: 100) {
      items {
        id
        call {
          id
          state
          windowId
        }
      }
    }
  }
`);

interface RefusedEntranceProps {
  caseId: string;
  entrance: Entrance;
  reason: string;
}

function OtherCall({ caseId, entrance }: Omit<RefusedEntranceProps, 'reason'>) {
  const { t } = useTranslation('calls');
  const { data } = useQuery(OwnCallsDocument, { fetchPolicy: 'network-only' });
  const [end] = useMutation(EndCallDocument);
  const other = data?.myCases.items.find(
    ({ id, call }) => id !== caseId && call && call.windowId !== null && call.state !== 'ENDED',
  );
  const call = other?.call;
  if (!call) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.call(other.id)} onClick={marksCall(other.id)} reloadDocument>
        {t('otherCall')}
      </ButtonLink>
      <Button onClick={() => void entrance.run(async () => end({ variables: { id: call.id } }))}>
        {t('endOtherCall')}
      </Button>
    </div>
  );
}

export function RefusedEntrance({ caseId, entrance, reason }: RefusedEntranceProps) {
  const { t } = useTranslation('calls');
  return (
    <div className="mx-auto w-full max-w-120 px-4 pb-4">
      <FormMessage
        tone="failure"
        title={t('failedToJoin', { reason })}
        action={<OtherCall caseId={caseId} entrance={entrance} />}
        takesFocus
      />
    </div>
  );
}
