import { useQuery } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { withQuery } from '../../routing/paths';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import { MoneyDispute } from '../cases/page/money-dispute';
import { DisputedCasesDocument } from './generated/disputed-cases';

graphql(`
  query DisputedCases {
    myCases(disputed: true, limit: 3) {
      items {
        id
        title
        ...MoneyDispute_case
      }
    }
  }
`);

/** Cases whose two people disagree about money, for both dashboards. A separate request: their queries have as many root fields as are allowed. */
export function DisputedCases({ pathOf }: { pathOf: (caseId: string) => string }) {
  const cases = useQuery(DisputedCasesDocument).data?.myCases.items;
  return cases?.map((disputed) => (
    <div key={disputed.id}>
      <TextLink
        to={withQuery(pathOf(disputed.id), { tab: 'payment' })}
        className="inline-flex min-h-11 items-center"
      >
        <Passage text={disputed.title} />
      </TextLink>
      <MoneyDispute legalCase={disputed} />
    </div>
  ));
}
