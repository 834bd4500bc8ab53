import { useQuery } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { useSite } from '../../routing/site';
import { EmailToConfirmDocument } from './generated/area-confirm-email';

graphql(`
  query EmailToConfirm {
    me {
      id
      email
      emailToConfirm
      emailRefusedAt
      confirmationRequired
    }
  }
`);

const bar = lazySource(
  async () => (await import('../../features/accounts/confirm-email-bar')).ConfirmEmailBar,
  'accountSettings',
);

/** The bar that asks for the confirmation of the email; nothing, and no request, where no mail is sent. */
export function AreaConfirmEmail() {
  const { sendsMail = false } = useSite();
  const { data } = useQuery(EmailToConfirmDocument, { skip: !sendsMail });
  const me = data?.me;
  if (!me?.emailToConfirm) return null;
  return (
    <LazyComponent source={bar} placeholder={null} missing={() => null}>
      {(ConfirmEmailBar) => (
        <ConfirmEmailBar
          email={me.email}
          isRequired={me.confirmationRequired}
          isRefused={me.emailRefusedAt !== null}
        />
      )}
    </LazyComponent>
  );
}
