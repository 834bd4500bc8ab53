import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../graphql/documents';
import { openRequestChanged, proposalAccepted } from '../../../graphql/invalidate';
import { paths } from '../../../routing/paths';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { AcceptProposalDocument, SetProposalAsideDocument } from './generated/proposal-acts';
import { useAct } from '../../../graphql/use-act';

graphql(`
  mutation AcceptProposal($id: ID!) {
    acceptProposal(id: $id) {
      openRequest {
        ...OpenRequestChange_request
      }
      case {
        id
      }
    }
  }
  mutation SetProposalAside($id: ID!) {
    setProposalAside(id: $id) {
      openRequest {
        ...OpenRequestChange_request
      }
    }
  }
`);

interface ProposalActsProps {
  id: string;
  name: string;
  /** The formatted fee. */
  amount: string;
  covers: string;
  /** False while the lawyer is not listed: then the proposal can only be set aside. */
  canAccept: boolean;
}

export function ProposalActs({ id, name, amount, covers, canAccept }: ProposalActsProps) {
  const { t } = useTranslation('openRequests');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'accept' | 'setAside' | null>(null);
  const { isBusy, failure, run } = useAct();
  const [accept] = useMutation(AcceptProposalDocument, { update: proposalAccepted });
  const [setAside] = useMutation(SetProposalAsideDocument, { update: openRequestChanged });
  const acceptIt = async () => {
    let caseId: string | undefined;
    await run(async () => {
      caseId = (await accept({ variables: { id } })).data?.acceptProposal.case.id;
    });
    if (caseId !== undefined) await navigate(paths.client.case(caseId));
  };
  const dialog = (act: 'accept' | 'setAside') => ({
    open: asked === act,
    onOpenChange: (open: boolean) => {
      if (!isBusy) setAsked(open ? act : null);
    },
    busy: isBusy,
    error: failure,
    danger: false,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {canAccept && (
        <Button variant="primary" className="grow" onClick={() => setAsked('accept')}>
          {t('accept.act')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <Button variant="text" wide="phone" onClick={() => setAsked('setAside')}>
        {t('aside.act')}
        <span className="sr-only">: {name}</span>
      </Button>
      <ConfirmDialog
        {...dialog('accept')}
        question={t('accept.question', { name })}
        description={t('accept.text', { name, amount, covers })}
        confirmLabel={t('accept.confirm')}
        busyLabel={t('accept.busy')}
        onConfirm={() => void acceptIt()}
      />
      <ConfirmDialog
        {...dialog('setAside')}
        question={t('aside.question')}
        subject={name}
        description={t('aside.text')}
        confirmLabel={t('aside.confirm')}
        busyLabel={t('aside.busy')}
        onConfirm={() => void run(async () => setAside({ variables: { id } }))}
      />
    </div>
  );
}
