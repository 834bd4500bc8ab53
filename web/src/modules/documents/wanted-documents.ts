import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../graphql/documents';
import { RoomDocumentsDocument, type ListedRequestFragment } from './generated/document-operations';

/** The requested documents of a case; 0 until the documents panel has loaded. */
export function useWantedDocuments(caseId: string): number {
  const { data } = useQuery(RoomDocumentsDocument, {
    variables: { id: caseId, page: 1 },
    fetchPolicy: 'cache-only',
  });
  if (!data?.case?.canAct.includes('ADD_DOCUMENT')) return 0;
  const requests = data.case.room?.documentRequests ?? [];
  return requests.filter((request) => readFragment<ListedRequestFragment>(request).state === 'OPEN').length;
}
