import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { lawyerChanged } from '../../../graphql/invalidate';
import { useToastedAct } from '../../../graphql/use-act';
import { Button } from '../../../ui/button';
import { KeepCheckedNameDocument } from './generated/waiting-name-actions';
import { useVerifyLawyer } from './use-verify-lawyer';

graphql(`
  mutation KeepCheckedName($id: ID!, $name: String!, $nameBangla: String!, $version: String) {
    updateLawyer(id: $id, input: { name: $name, nameBangla: $nameBangla }, version: $version) {
      lawyer {
        id
        name
        nameBangla
        checkedName
        checkedNameBangla
        verificationVersion
      }
    }
  }
`);

interface WaitingNameActionsProps {
  lawyer: {
    id: string;
    name: string;
    checkedName: string;
    checkedNameBangla: string | null;
    verificationVersion: string | null;
    renewalAt: string | null;
  };
}

/** Accepts the new name of a verified lawyer, or puts the checked one back. Accepting would decide a renewal unseen. */
export function WaitingNameActions({ lawyer }: WaitingNameActionsProps) {
  const { t } = useTranslation(['verification', 'lawyerAdministration']);
  const { isBusy, act } = useToastedAct(t('lawyerAdministration:list.updateFailed'));
  const { accept, busy } = useVerifyLawyer();
  const [keep] = useMutation(KeepCheckedNameDocument, { update: lawyerChanged });
  const { id, name, checkedName, checkedNameBangla, verificationVersion: version } = lawyer;
  const keepChecked = async () => {
    const variables = { id, name: checkedName, nameBangla: checkedNameBangla ?? '', version };
    await act(async () => keep({ variables }), t('names.kept', { name: checkedName }));
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      <Button
        busy={isBusy}
        busyLabel={t('names.keeping')}
        disabled={busy}
        aria-label={t('names.keepNamed', { name: checkedName })}
        onClick={() => void keepChecked()}
      >
        {t('names.keep')}
      </Button>
      {lawyer.renewalAt ? (
        <p>{t('names.renewal')}</p>
      ) : (
        <Button
          busy={busy}
          busyLabel={t('names.accepting')}
          disabled={isBusy}
          aria-label={t('names.acceptNamed', { name })}
          onClick={() => void accept(lawyer)}
        >
          {t('names.accept')}
        </Button>
      )}
    </div>
  );
}
