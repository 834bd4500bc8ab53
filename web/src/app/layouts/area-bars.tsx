import { skipToken, useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { ChangedPoliciesDocument, EmailToConfirmDocument, IncomingCallDocument } from './generated/area-bars';

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
  query ChangedPolicies {
    changedPolicies
  }
  query IncomingCall {
    myActivity {
      call {
        id
        caseId
        ...IncomingCall
      }
    }
  }
`);

const confirmEmailBar = lazySource(
  async () => (await import('../../modules/accounts/email/confirm-email-bar')).ConfirmEmailBar,
  'accountSettings',
);

/** Nothing, and no request, where no mail is sent. */
export function AreaConfirmEmail() {
  const { sendsMail = false } = useSite();
  const { data } = useQuery(EmailToConfirmDocument, sendsMail ? { fetchPolicy: 'cache-first' } : skipToken);
  const me = data?.me;
  if (!me?.email || !me.emailToConfirm) return null;
  return (
    <LazyComponent source={confirmEmailBar} placeholder={null} missing={() => null}>
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

const incomingCallBar = lazySource(
  async () => (await import('../../modules/calls/incoming-call')).IncomingCall,
  'calls',
);

/** The bell queries it. Nothing on the page of the call itself. */
export function AreaIncomingCall() {
  const { pathname } = useLocation();
  const { data } = useQuery(IncomingCallDocument, { fetchPolicy: 'cache-only' });
  const call = data?.myActivity.call;
  if (!call || pathname === paths.call(call.caseId)) return null;
  return (
    <LazyComponent source={incomingCallBar} placeholder={null} missing={() => null}>
      {(IncomingCall) => <IncomingCall key={call.id} call={call} />}
    </LazyComponent>
  );
}

const changedPoliciesBar = lazySource(
  async () => (await import('../../modules/accounts/consents/changed-policies-bar')).ChangedPoliciesBar,
  'accountSettings',
);

/** Nothing while the accepted terms are current. */
export function AreaChangedPolicies() {
  const { data } = useQuery(ChangedPoliciesDocument, { fetchPolicy: 'cache-first' });
  if (!data || data.changedPolicies.length === 0) return null;
  return (
    <LazyComponent source={changedPoliciesBar} placeholder={null} missing={() => null}>
      {(ChangedPoliciesBar) => <ChangedPoliciesBar />}
    </LazyComponent>
  );
}
