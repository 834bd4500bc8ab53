import { documentLimits } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { randomUuid } from '../../lib/random-uuid';
import { LoadError } from '../../lists/load-error';
import { useMediaQuery } from '../../ui/media-query';
import { Panel } from '../../ui/panel';
import { EmptyState } from '../../ui/states/empty-state';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { PageSteps } from '../cases/access/access-list';
import { WhoOpenedWhat } from '../cases/access/room-accesses';
import { AskForDocument } from './ask-for-document';
import { ChooseFiles, refusalOf } from './choose-files';
import { DocumentList } from './document-list';
import { DocumentRequests } from './document-requests';
import { useSize } from './document-size';
import {
  RoomDocumentsDocument,
  type ListedDocumentFragment,
  type ListedRequestFragment,
  type RoomDocumentsQuery,
} from './generated/document-operations';
import { UploadRows } from './upload-rows';

type Case = NonNullable<RoomDocumentsQuery['case']>;

interface ContentProps {
  legalCase: Case;
  room: NonNullable<Case['room']>;
  viewer: Role;
  page: number;
  onPage: (page: number) => void;
}

function Acts({
  legalCase,
  room,
  viewer,
  onChosen,
}: Omit<ContentProps, 'page' | 'onPage'> & { onChosen: (files: File[]) => void }) {
  const { t } = useTranslation('room');
  const sizeOf = useSize();
  const canDrop = useMediaQuery('(hover: hover) and (pointer: fine)', false);
  const most = legalCase.status === 'PENDING' ? documentLimits.bytesOfRequest : documentLimits.bytesOfCase;
  if (!legalCase.canAct.includes('ADD_DOCUMENT')) {
    const isAlone = !legalCase.client || !legalCase.lawyer;
    return (
      <p className="border-b border-line px-4 py-3 text-ink-2 md:px-5">
        {t(isAlone ? 'messages.alone' : 'documents.closed')}
      </p>
    );
  }
  return (
    <div className="grid gap-2.5 border-b border-line px-4 py-4 md:px-5 print:hidden">
      <div className="flex flex-wrap gap-3">
        <ChooseFiles label={t('documents.add')} primary={viewer === 'USER'} onChosen={onChosen} />
        {legalCase.canAct.includes('REQUEST_DOCUMENTS') && <AskForDocument caseId={legalCase.id} />}
      </div>
      <p className="text-ink-2">
        {t('documents.kinds')} {canDrop && t('documents.drop')}
      </p>
      <p className="text-14 text-ink-2 tabular-nums">
        {t('documents.used', { used: sizeOf(room.usedBytes), most: sizeOf(most) })}
      </p>
    </div>
  );
}

function useUploads(caseId: string) {
  const { t } = useTranslation('room');
  const { queue, items } = useOutgoing(caseId);
  const add = (files: Iterable<File>, requestId: string | null) => {
    for (const file of files) {
      const reason = refusalOf(file, t);
      const refusal = reason === null ? {} : ({ state: 'refused', reason, canRetry: false } as const);
      const uploads = [{ clientKey: randomUuid(), file }];
      queue.add({ kind: 'document', caseId, requestId, files: uploads, ...refusal });
    }
  };
  return { queue, add, uploads: items.filter(({ kind }) => kind === 'document') };
}

function Content({ legalCase, room, viewer, page, onPage }: ContentProps) {
  const { t } = useTranslation('room');
  const { queue, add, uploads } = useUploads(legalCase.id);
  const documents = room.documents.items.map((document) => readFragment<ListedDocumentFragment>(document));
  const requests = room.documentRequests.map((request) => readFragment<ListedRequestFragment>(request));
  const mayAdd = legalCase.canAct.includes('ADD_DOCUMENT');
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      add(event.dataTransfer.files, null);
    },
  };
  return (
    <div {...(mayAdd ? drop : {})}>
      <DocumentRequests
        requests={requests}
        viewer={viewer}
        mayAdd={mayAdd}
        mayAsk={legalCase.canAct.includes('REQUEST_DOCUMENTS')}
        onChosen={add}
      />
      <Acts legalCase={legalCase} room={room} viewer={viewer} onChosen={(files) => add(files, null)} />
      <UploadRows uploads={uploads} queue={queue} />
      {documents.length > 0 ? (
        <DocumentList documents={documents} viewer={viewer} />
      ) : (
        <EmptyState
          bare
          title={t('documents.none')}
          description={mayAdd ? t('documents.noneText') : undefined}
        />
      )}
      <PageSteps
        page={page}
        pages={room.documents.pages}
        onPage={onPage}
        className="border-t border-line px-4 py-3 md:px-5"
      />
    </div>
  );
}

function DocumentsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3 p-5">
      <SkeletonBar className="h-10 w-44 rounded-field" />
      <SkeletonBar className="h-12 w-full" />
      <SkeletonBar className="h-12 w-full" />
    </Loading>
  );
}

export function DocumentsPanel({ caseId, viewer }: { caseId: string; viewer: Role }) {
  const { t } = useTranslation('room');
  const [page, setPage] = useState(1);
  const result = useQuery(RoomDocumentsDocument, { variables: { id: caseId, page } });
  const offline = () => <p className="p-5 text-ink-2">{t('messages.offline')}</p>;
  return (
    <Panel title={t('documents.title')} flush footer={<WhoOpenedWhat caseId={caseId} viewer={viewer} />}>
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <DocumentsSkeleton label={t('documents.loading')} />}
        error={(error, retry) =>
          navigator.onLine ? (
            <LoadError bare title={t('documents.failed')} error={error} onRetry={retry} />
          ) : (
            offline()
          )
        }
        isEmpty={(data) => !data.case?.room}
        empty={offline}
      >
        {({ case: legalCase }) =>
          legalCase?.room && (
            <Content
              legalCase={legalCase}
              room={legalCase.room}
              viewer={viewer}
              page={page}
              onPage={setPage}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}
