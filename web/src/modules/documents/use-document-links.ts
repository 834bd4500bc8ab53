import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { OpenDocumentDocument, type OpenDocumentMutation } from './generated/document-operations';

/** A minute less than the server's links. */
const lifetime = 4 * 60_000;

type Links = OpenDocumentMutation | undefined;

const requested = new Map<string, { links: Promise<Links>; endsAt: number }>();

async function requestLinks(client: ApolloClient, id: string): Promise<Links> {
  const input = { kind: 'DOCUMENT', id } as const;
  const view = { ...input, disposition: 'VIEW' } as const;
  const download = { ...input, disposition: 'DOWNLOAD' } as const;
  return (await client.mutate({ mutation: OpenDocumentDocument, variables: { view, download } })).data;
}

/** The links of a document, requested once in four minutes: a photo seen small and then whole is one access. */
export function useDocumentLinks(id: string) {
  const { user } = useSession();
  const client = useApolloClient();
  const [links, setLinks] = useState<Links>();
  const [error, setError] = useState<unknown>();
  const key = `${user?._id ?? ''} ${id}`;
  useEffect(
    function askForLinks() {
      const known = requested.get(key);
      const isFresh = known && known.endsAt > performance.now();
      const request = isFresh
        ? known
        : { links: requestLinks(client, id), endsAt: performance.now() + lifetime };
      requested.set(key, request);
      request.links.then(setLinks, (reason: unknown) => {
        requested.delete(key);
        setError(reason);
      });
    },
    [client, id, key],
  );
  return { links, error };
}
