import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Panel } from '../../../ui/panel';
import {
  ClearInvitationDocument,
  DeclineInvitationDocument,
  type InvitationChange_InvitationFragment,
  ShowOpposingPartiesDocument,
} from './generated/invitation-acts';
import { useInvitationAct } from './invitation-acts';
import { OpposingParties } from './request-text';

type Invitation = InvitationChange_InvitationFragment;

function HasConflict({ id }: Pick<Invitation, 'id'>) {
  const { t } = useTranslation('invitations');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, send } = useInvitationAct();
  return (
    <>
      <Button wide="phone" onClick={() => setAsked(true)}>
        {t('conflict.mine')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!isBusy) setAsked(open);
        }}
        question={t('conflict.declineQuestion')}
        description={t('conflict.declineText')}
        confirmLabel={t('conflict.decline')}
        busy={isBusy}
        busyLabel={t('decline.busy')}
        error={failure}
        onConfirm={() => void send(DeclineInvitationDocument, { id, reason: 'CONFLICT' })}
      />
    </>
  );
}

/** Step 1: the opposing parties' names, if given, then the question of a conflict of interest. */
export function ConflictCheck({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const { id, hasOpposingParties, opposingParties } = invitation;
  const { isBusy, failure, send } = useInvitationAct();
  return (
    <Panel title={t('conflict.question')} className="max-w-180">
      <div className="grid gap-4">
        {failure && (
          <FormMessage tone="failure" title={t('conflict.notDone')}>
            {failure}
          </FormMessage>
        )}
        {hasOpposingParties && opposingParties.length === 0 ? (
          <>
            <p>{t('conflict.kept')}</p>
            <div>
              <Button
                variant="primary"
                wide="phone"
                busy={isBusy}
                busyLabel={t('conflict.showing')}
                onClick={() => void send(ShowOpposingPartiesDocument, { id })}
              >
                {t('conflict.show')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {hasOpposingParties ? (
              <OpposingParties names={opposingParties} />
            ) : (
              <p>{t('conflict.noneGiven')}</p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                wide="phone"
                busy={isBusy}
                busyLabel={t('conflict.opening')}
                onClick={() => void send(ClearInvitationDocument, { id })}
              >
                {t('conflict.none')}
              </Button>
              <HasConflict id={id} />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
