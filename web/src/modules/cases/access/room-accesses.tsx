import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import type { Role } from '../../../graphql/generated/schema-types';
import { LoadedView } from '../../../lists/load-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonBar } from '../../../ui/states/skeleton';
import { AccessList } from './access-list';
import { RoomAccessesDocument } from './generated/room-accesses';

graphql(`
  query RoomAccesses($id: ID!, $page: Int!) {
    case(id: $id) {
      id
      room {
        accesses(page: $page, limit: 10) {
          ...AccessList_page
          items {
            id
            documentName
          }
        }
      }
    }
  }
`);

export function AccessSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {['first', 'second', 'third'].map((row) => (
        <SkeletonBar key={row} className="h-11 w-full" />
      ))}
    </Loading>
  );
}

interface AccessesProps {
  caseId: string;
  viewer: Role;
}

function Accesses({ caseId, viewer }: AccessesProps) {
  const { t } = useTranslation('room');
  const [page, setPage] = useState(1);
  const result = useQuery(RoomAccessesDocument, { variables: { id: caseId, page } });
  return (
    <LoadedView
      result={result}
      loading={() => <AccessSkeleton label={t('access.loading')} />}
      failed={t('access.failed')}
      bare
      isEmpty={(data) => !data.case?.room}
      empty={() => <p className="text-ink-2">{t('access.none')}</p>}
    >
      {(data) =>
        data.case?.room && (
          <AccessList
            accesses={data.case.room.accesses}
            documentNames={
              new Map(
                data.case.room.accesses.items.flatMap(({ id, documentName }) =>
                  documentName === null ? [] : [[id, documentName]],
                ),
              )
            }
            ownRole={viewer}
            onPage={setPage}
          />
        )
      }
    </LoadedView>
  );
}

export function WhoOpenedWhat({ caseId, viewer }: AccessesProps) {
  const { t } = useTranslation(['room', 'shared']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" className="mt-2 -ml-2.5 print:hidden" onClick={() => setOpen(true)}>
        {t('access.open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('access.open')}>
        <p className="mb-5 text-ink-2">{t('access.lead')}</p>
        <Accesses caseId={caseId} viewer={viewer} />
      </Dialog>
    </>
  );
}
