import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { graphql } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { EarlierCaseEventsDocument, type EarlierCaseEventsQuery } from './generated/earlier-events';

/** The maximum of a query. */
export const eventsPage = 80;

graphql(`
  query EarlierCaseEvents($id: ID!, $page: Int!, $withContent: Boolean!) {
    case(id: $id) {
      id
      events(page: $page, limit: 80) {
        id
        ...CaseEvent_event
        ...CaseEntry_event @include(if: $withContent)
      }
    }
  }
`);

export type EarlierEvent = NonNullable<EarlierCaseEventsQuery['case']>['events'][number];

interface EarlierEventsProps {
  caseId: string;
  pages: number;
  withContent: boolean;
  onLoaded: (events: readonly EarlierEvent[]) => void;
}

export function EarlierEvents({ caseId, pages, withContent, onLoaded }: EarlierEventsProps) {
  const { t } = useTranslation(['casePage', 'shared']);
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async () => {
    setLoading(true);
    setFailure(null);
    try {
      const variables = { id: caseId, page: pages + 1, withContent };
      const { data } = await client.query({ query: EarlierCaseEventsDocument, variables });
      onLoaded(data?.case?.events ?? []);
    } catch (error) {
      setFailure(errorReason(error));
    }
    setLoading(false);
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3 print:hidden">
      {failure && <FormMessage tone="failure" title={failure} />}
      <Button size="small" busy={isLoading} busyLabel={t('shared:loading')} onClick={() => void load()}>
        {t('timeline.earlier')}
      </Button>
    </div>
  );
}
