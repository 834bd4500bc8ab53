import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { LoadedView } from '../../../lists/load-error';
import { Panel } from '../../../ui/panel';
import { AccessList } from './access-list';
import { AccessSkeleton } from './room-accesses';
import { RecordAccessesDocument } from './generated/record-accesses';

graphql(`
  query RecordAccesses($id: ID!, $page: Int!) {
    case(id: $id) {
      id
      record {
        messages
        documents
        accesses(page: $page, limit: 10) {
          ...AccessList_page
        }
      }
    }
  }
`);

function RecordCounts({ messages, documents }: { messages: number; documents: number }) {
  const { t, i18n } = useTranslation('room');
  const numberOf = (count: number) => ({ count, number: formatNumber(count, i18n.language) });
  return (
    <>
      {t('record.messages', numberOf(messages))} · {t('record.documents', numberOf(documents))}
    </>
  );
}

export function RecordAccesses({ caseId }: { caseId: string }) {
  const { t } = useTranslation('room');
  const [page, setPage] = useState(1);
  const result = useQuery(RecordAccessesDocument, { variables: { id: caseId, page } });
  return (
    <Panel title={t('access.record')} className="print:hidden">
      <LoadedView
        result={result}
        loading={() => <AccessSkeleton label={t('access.loading')} />}
        failed={t('access.failed')}
        bare
        isEmpty={(data) => !data.case?.record}
        empty={() => <p className="text-ink-2">{t('access.none')}</p>}
      >
        {(data) =>
          data.case?.record && (
            <>
              <p className="mb-3">
                <RecordCounts {...data.case.record} />
              </p>
              <AccessList accesses={data.case.record.accesses} named onPage={setPage} />
            </>
          )
        }
      </LoadedView>
    </Panel>
  );
}
