import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { openRequestChanged } from '../../../graphql/invalidate';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { WithdrawOpenRequestDocument } from './generated/withdraw-request';
import { useAct } from '../../../graphql/use-act';

// The fields that an act changes; the cached texts stay.
graphql(`
  fragment OpenRequestChange_request on OpenRequest {
    id
    state
    asked
    answered
    caseId
    proposals {
      id
      state
    }
  }

  mutation WithdrawOpenRequest($id: ID!) {
    withdrawOpenRequest(id: $id) {
      openRequest {
        ...OpenRequestChange_request
      }
    }
  }
`);

export function WithdrawRequest({ id }: { id: string }) {
  const { t } = useTranslation('openRequests');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, run } = useAct();
  const [withdraw] = useMutation(WithdrawOpenRequestDocument, { update: openRequestChanged });
  return (
    <>
      <Button wide="phone" onClick={() => setAsked(true)}>
        {t('withdraw.act')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!isBusy) setAsked(open);
        }}
        question={t('withdraw.question')}
        description={t('withdraw.text')}
        confirmLabel={t('withdraw.act')}
        cancelLabel={t('withdraw.keep')}
        busy={isBusy}
        busyLabel={t('withdraw.busy')}
        error={failure}
        onConfirm={async () => {
          if (await run(async () => withdraw({ variables: { id } }))) setAsked(false);
        }}
      />
    </>
  );
}
