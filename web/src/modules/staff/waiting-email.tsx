import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDateTime } from '../../i18n/format';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { AgreeToEmailChangeDocument, StaffEmailChangeDocument } from './generated/waiting-email';

graphql(`
  query StaffEmailChange($id: ID!) {
    staffEmailChange(id: $id) {
      email
      agreeableFrom
      askedByViewer
      agreeable
    }
  }
`);

graphql(`
  mutation AgreeToEmailChange($id: ID!) {
    agreeToEmailChange(id: $id) {
      user {
        id
        email
      }
    }
  }
`);

/** A pending email change by staff, to which a second colleague can agree in time. */
export function WaitingEmail({ account: { id, name } }: { account: { id: string; name: string } }) {
  const { t, i18n } = useTranslation('staff');
  const { isBusy, act } = useToastedAct((reason) => t('failed', { reason }));
  const { data } = useQuery(StaffEmailChangeDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [agree] = useMutation(AgreeToEmailChangeDocument, { refetchQueries: 'active' });
  const waiting = data?.staffEmailChange;
  if (!waiting) return null;
  const press = async () => act(async () => agree({ variables: { id } }), t('access.emailChanged', { name }));
  const time = formatDateTime(waiting.agreeableFrom, i18n.language);
  return (
    <FormMessage
      tone="warning"
      title={t('access.emailWaits', { email: waiting.email })}
      action={
        waiting.agreeable && (
          <Button busy={isBusy} busyLabel={t('access.working')} onClick={() => void press()}>
            {t('access.agreeToEmail')}
          </Button>
        )
      }
    >
      {waiting.askedByViewer ? t('access.emailAskedByYou', { time }) : t('access.emailAsked', { time })}
    </FormMessage>
  );
}
