import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import type { DeletedAuthorArticles } from '../../graphql/generated/schema-types';
import { useToastedAct } from '../../graphql/use-act';
import { formatDateTime, formatNumber } from '../../i18n/format';
import { now } from '../../lib/now';
import { LoadedView } from '../../lists/load-error';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Panel } from '../../ui/panel';
import { FieldSkeleton } from '../../ui/states/skeleton';
import {
  CancelAccountDeletionDocument,
  OwnDeletionDocument,
  RequestAccountDeletionDocument,
  type OwnDeletionQuery,
} from './generated/account-deletion';

graphql(`
  query OwnDeletion {
    myAccountDeletion {
      dueAt
      cases
      ownCases
      casesWithClients
      receipts
      hasWritten
      articles
      chosenArticles
      openComplaints
    }
  }

  mutation RequestAccountDeletion($articles: DeletedAuthorArticles!) {
    requestAccountDeletion(articles: $articles) {
      accountDeletion {
        dueAt
      }
    }
  }

  mutation CancelAccountDeletion {
    cancelAccountDeletion {
      accountDeletion {
        dueAt
      }
    }
  }
`);

type Deletion = OwnDeletionQuery['myAccountDeletion'];

/** What is deleted with the account, and what stays for others. */
function Preview(deletion: Deletion) {
  const { t, i18n } = useTranslation('accountSettings');
  const {
    cases,
    ownCases,
    casesWithClients,
    receipts,
    hasWritten,
    articles,
    chosenArticles,
    openComplaints,
  } = deletion;
  const isLawyer = useSession().user?.role === 'lawyer';
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>{t('privacy.erasure.goes')}</li>
      {isLawyer && <li>{t('privacy.erasure.hidden')}</li>}
      {casesWithClients > 0 && (
        <li>
          {t('privacy.erasure.clients', {
            count: casesWithClients,
            number: formatNumber(casesWithClients, i18n.language),
          })}
        </li>
      )}
      {cases > 0 && (
        <li>{t('privacy.erasure.cases', { count: cases, number: formatNumber(cases, i18n.language) })}</li>
      )}
      {ownCases > 0 && (
        <li>
          {t('privacy.erasure.ownCases', { count: ownCases, number: formatNumber(ownCases, i18n.language) })}
        </li>
      )}
      {hasWritten && <li>{t('privacy.erasure.written')}</li>}
      {receipts > 0 && (
        <li>
          {t('privacy.erasure.receipts', { count: receipts, number: formatNumber(receipts, i18n.language) })}
        </li>
      )}
      {articles > 0 && chosenArticles && (
        <li>
          {t(`privacy.erasure.${chosenArticles === 'KEEP' ? 'articles' : 'articlesGo'}`, {
            count: articles,
            number: formatNumber(articles, i18n.language),
          })}
        </li>
      )}
      {openComplaints > 0 && <li>{t('privacy.erasure.complaints')}</li>}
      <li>{t('privacy.erasure.records')}</li>
    </ul>
  );
}

interface ChangeProps {
  deletion: Deletion;
  onChanged: () => Promise<unknown>;
}

function RequestDeletion({ deletion, onChanged }: ChangeProps) {
  const { t } = useTranslation('accountSettings');
  const { isBusy, act } = useToastedAct(t('privacy.erasure.failed'));
  const [isOpen, setOpen] = useState(false);
  const [articles, setArticles] = useState<DeletedAuthorArticles>('KEEP');
  const [request] = useMutation(RequestAccountDeletionDocument, { fetchPolicy: 'no-cache' });
  const confirm = async () => {
    // Closed first: the proof of identity may open its own dialog.
    setOpen(false);
    await act(async () => {
      await request({ variables: { articles } });
      await onChanged();
    });
  };
  return (
    <>
      <p className="mb-4 text-ink-2">{t('privacy.erasure.text')}</p>
      <Button busy={isBusy} onClick={() => setOpen(true)}>
        {t('privacy.erasure.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={t('privacy.erasure.question')}
        description={
          <>
            <Preview {...deletion} />
            {deletion.articles > 0 && (
              <div className="mt-4">
                <RadioCards
                  legend={t('privacy.erasure.articlesQuestion')}
                  options={(['KEEP', 'DELETE'] as const).map((value) => ({
                    value,
                    label: t(`privacy.erasure.articlesOf.${value}`),
                  }))}
                  name="articles"
                  value={articles}
                  onChange={(event) => setArticles(event.target.value as DeletedAuthorArticles)}
                />
              </div>
            )}
          </>
        }
        confirmLabel={t('privacy.erasure.confirm')}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function KeepAccount({ deletion, dueAt, onChanged }: ChangeProps & { dueAt: string }) {
  const { t, i18n } = useTranslation('accountSettings');
  const { isBusy, act } = useToastedAct(t('privacy.erasure.keepFailed'));
  const [cancel] = useMutation(CancelAccountDeletionDocument, { fetchPolicy: 'no-cache' });
  const keep = async () => {
    await act(async () => cancel(), t('privacy.erasure.kept'));
    await onChanged();
  };
  const isLate = Date.parse(dueAt) < now();
  return (
    <FormMessage
      tone="warning"
      title={
        isLate
          ? t('privacy.erasure.waits')
          : t('privacy.erasure.due', { time: formatDateTime(dueAt, i18n.language) })
      }
    >
      <Preview {...deletion} />
      <div className="mt-3">
        <Button wide="phone" busy={isBusy} onClick={() => void keep()}>
          {t('privacy.erasure.keep')}
        </Button>
      </div>
    </FormMessage>
  );
}

/** Requests deletion in 14 days, after a list of what is deleted and what stays; cancellable until then. */
export function AccountDeletion() {
  const { t } = useTranslation('accountSettings');
  const result = useQuery(OwnDeletionDocument);
  return (
    <Panel title={t('privacy.erasure.title')}>
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <FieldSkeleton />}
        bare
      >
        {({ myAccountDeletion: deletion }) =>
          deletion.dueAt === null ? (
            <RequestDeletion deletion={deletion} onChanged={result.refetch} />
          ) : (
            <KeepAccount deletion={deletion} dueAt={deletion.dueAt} onChanged={result.refetch} />
          )
        }
      </LoadedView>
    </Panel>
  );
}
