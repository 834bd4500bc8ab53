import { useQuery } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { ChangedPoliciesDocument } from './generated/area-changed-policies';

graphql(`
  query ChangedPolicies {
    changedPolicies
  }
`);

const bar = lazySource(
  async () => (await import('../../features/accounts/changed-policies-bar')).ChangedPoliciesBar,
  'accountSettings',
);

/** The bar about changed terms; nothing while they are as they were accepted. */
export function AreaChangedPolicies() {
  const { data } = useQuery(ChangedPoliciesDocument);
  if (!data || data.changedPolicies.length === 0) return null;
  return (
    <LazyComponent source={bar} placeholder={null} missing={() => null}>
      {(ChangedPoliciesBar) => <ChangedPoliciesBar />}
    </LazyComponent>
  );
}
