import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { useSession } from '../../session/session';
import type { ComplainInCase_CaseFragment } from './generated/complain-in-case';

graphql(`
  fragment ComplainInCase_case on Case {
    id
    client {
      id
    }
    lawyer {
      id
    }
    lastFees: fees(limit: 1) {
      id
    }
    lastPayments: payments(limit: 1) {
      id
    }
  }
`);

const complainButton = lazySource(
  async () => (await import('./complain-button')).ComplainButton,
  'accountSettings',
  'forms',
);

/** About the other side of a case, while there is one. */
export function ComplainInCase({ legalCase }: { legalCase: FragmentType<ComplainInCase_CaseFragment> }) {
  const { id, client, lawyer, lastFees, lastPayments } = readFragment<ComplainInCase_CaseFragment>(legalCase);
  const isAboutLawyer = useSession().user?.role === 'user';
  if (!client || !lawyer) return null;
  const hasMoney = lastFees.length > 0 || lastPayments.length > 0;
  return (
    <LazyComponent source={complainButton} placeholder={null}>
      {(ComplainButton) => <ComplainButton of={{ caseId: id, hasMoney, isAboutLawyer }} />}
    </LazyComponent>
  );
}
