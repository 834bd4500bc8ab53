import { documentLimits } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import clsx from 'clsx';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { LoadError } from '../../lists/load-error';
import { useMediaQuery } from '../../ui/media-query';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { isClosed } from '../cases/status/case-phase';
import { PageSteps } from '../cases/access/access-list';
import { AskForDocument } from './ask-for-document';
import { ChooseFiles } from './choose-files';
import { DocumentList } from './document-list';
import { DocumentRequests } from './document-requests';
import { useSize } from './document-size';
import {
  RoomDocumentsDocument,
  type ListedDocumentFragment,
  type ListedRequestFragment,
  type RoomDocumentsQuery,
} from './generated/document-operations';
import { PictureSizeDialog } from './picture-size-dialog';
import { UploadRows } from './upload-rows';
import { useUploads } from './use-uploads';

type Case = NonNullable<RoomDocumentsQuery['case']>;

interface ContentProps {
  legalCase: Case;
  room: NonNullable<Case['room']>;
  viewer: Role;
  page: number;
  onPage: (page: number) => void;
}

interface HeadProps {
  /** One line that says so is all, then. */
  isEmpty?: boolean;
  children?: ReactNode;
}

function Head({ isEmpty = false, children }: HeadProps) {
  const { t } = useTranslation('room');
  return (
    <div
      className={clsx(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 md:px-5',
        isEmpty && 'print:p-0',
      )}
    >
      <h2 className={clsx('mr-auto', isEmpty && 'print:hidden')}>{t('documents.title')}</h2>
      {isEmpty && (
        <div data-empty className="text-ink-2">
          <p>
            <span className="print:hidden">{t('documents.noneYet')}</span>
            <span className="hidden print:inline">{t('documents.none')}</span>
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

/** What may be added, or why nothing can. */
function Rules({ legalCase, room }: Pick<ContentProps, 'legalCase' | 'room'>) {
  const { t } = useTranslation('room');
  const sizeOf = useSize();
  const canDrop = useMediaQuery('(hover: hover) and (pointer: fine)', false);
  const most = legalCase.status === 'PENDING' ? documentLimits.bytesOfRequest : documentLimits.bytesOfCase;
  const isAlone = !isClosed(legalCase.status) && (!legalCase.client || !legalCase.lawyer);
  const mayAdd = legalCase.canAct.includes('ADD_DOCUMENT');
  return (
    <div className="border-y border-line px-4 py-3 text-ink-2 md:px-5 print:hidden">
      {mayAdd ? (
        <>
          <p>
            {t('documents.kinds')} {canDrop && t('documents.drop')}
          </p>
          <p className="text-14 tabular-nums">
            {t('documents.used', { used: sizeOf(room.usedBytes), most: sizeOf(most) })}
          </p>
        </>
      ) : (
        <p>{t(isAlone ? 'messages.alone' : 'documents.closed')}</p>
      )}
    </div>
  );
}

function Content({ legalCase, room, viewer, page, onPage }: ContentProps) {
  const { queue, add, uploads, large, choose } = useUploads(legalCase.id);
  const documents = room.documents.items.map((document) => readFragment<ListedDocumentFragment>(document));
  const requests = room.documentRequests.map((request) => readFragment<ListedRequestFragment>(request));
  const mayAdd = legalCase.canAct.includes('ADD_DOCUMENT');
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void add(event.dataTransfer.files, null);
    },
  };
  const isEmpty = documents.length + requests.length + uploads.length === 0 && page === 1;
  return (
    <div {...(mayAdd ? drop : {})}>
      {large.length > 0 && <PictureSizeDialog pictures={large} onChoose={choose} />}
      <Head isEmpty={isEmpty}>
        {legalCase.canAct.includes('REQUEST_DOCUMENTS') && <AskForDocument caseId={legalCase.id} />}
        {mayAdd && (
          <ChooseFiles primary={viewer === 'USER' && !isEmpty} onChosen={(files) => add(files, null)} />
        )}
      </Head>
      {!isEmpty && (
        <>
          <Rules legalCase={legalCase} room={room} />
          <DocumentRequests
            requests={requests}
            viewer={viewer}
            mayAdd={mayAdd}
            mayAsk={legalCase.canAct.includes('REQUEST_DOCUMENTS')}
            onChosen={add}
          />
          <UploadRows uploads={uploads} queue={queue} />
          <DocumentList documents={documents} viewer={viewer} />
          <PageSteps
            page={page}
            pages={room.documents.pages}
            onPage={onPage}
            className="border-t border-line px-4 py-3 md:px-5"
          />
        </>
      )}
    </div>
  );
}

export function DocumentsPanel({ caseId, viewer }: { caseId: string; viewer: Role }) {
  const { t } = useTranslation('room');
  const [page, setPage] = useState(1);
  const result = useQuery(RoomDocumentsDocument, { variables: { id: caseId, page } });
  const instead = (reason: 'messages.offline' | 'documents.closed') => (
    <>
      <Head />
      <p className="border-t border-line p-5 text-ink-2">{t(reason)}</p>
    </>
  );
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface">
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <Loading label={t('documents.loading')}>
            <Head>
              <SkeletonBar className="h-10 w-44 rounded-field" />
            </Head>
          </Loading>
        )}
        error={(error, retry) =>
          navigator.onLine ? (
            <>
              <Head />
              <LoadError bare title={t('documents.failed')} error={error} onRetry={retry} />
            </>
          ) : (
            instead('messages.offline')
          )
        }
        isEmpty={(data) => !data.case?.room}
        // The lawyer of a withdrawn request has no room.
        empty={() => instead(viewer === 'LAWYER' ? 'documents.closed' : 'messages.offline')}
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
    </section>
  );
}
