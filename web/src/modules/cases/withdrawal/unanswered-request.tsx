import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskLink } from '../../../routing/ask-link';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { askAnotherPath } from '../page/lawyer-absence';
import { useWithdrawCase } from './use-withdraw-case';

export function UnansweredRequest({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation(['withdrawal', 'cases']);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, withdraw } = useWithdrawCase(id);
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={askAnotherPath(id)} variant="primary" wide="phone">
        {t('cases:client.askAnother')}
      </ButtonLink>
      <Button variant="text" wide="phone" onClick={() => setAsked(true)}>
        {t('unanswered.withdraw')}
      </Button>
      <AskLink className="basis-full" />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!isBusy) setAsked(open);
        }}
        question={t('ask.question', { title })}
        description={t('ask.text')}
        confirmLabel={t('ask.confirm')}
        cancelLabel={t('ask.keep')}
        busy={isBusy}
        busyLabel={t('ask.busy')}
        error={failure}
        onConfirm={async () => {
          if ((await withdraw(null)) !== undefined) setAsked(false);
        }}
      />
    </div>
  );
}
