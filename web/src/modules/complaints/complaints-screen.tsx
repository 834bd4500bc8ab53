import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { ListView } from '../../lists/list-states';
import { LoadedView } from '../../lists/load-error';
import { useListAddress } from '../../lists/use-list-address';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import { FieldSkeleton } from '../../ui/states/skeleton';
import { TextLink } from '../../ui/text-link';
import { AccountFrame } from '../accounts/account-frame';
import { ComplaintDialog } from './complaint-dialog';
import { Conversation } from './conversation';
import {
  ComplaintAboutDocument,
  OwnComplaintDocument,
  OwnComplaintsDocument,
  WithdrawComplaintDocument,
  type OwnComplaintQuery,
} from './generated/complaints-screen';
import { WriteToComplaint } from './write-to-complaint';

graphql(`
  query OwnComplaints($page: Int!) {
    myComplaints(page: $page) {
      items {
        id
        category
        state
        outcome
        caseTitle
        lawyerName
        lawyerNameBangla
        changedAt
      }
      page
      pages
      limit
      total
    }
  }

  query OwnComplaint($id: ID!) {
    complaint(id: $id) {
      id
      category
      state
      outcome
      caseTitle
      lawyerName
      lawyerNameBangla
      writable
      changedAt
      ...Conversation_complaint
    }
  }

  query ComplaintAbout($id: ID!) {
    lawyer(id: $id) {
      id
      name
      nameBangla
    }
  }

  mutation WithdrawComplaint($id: ID!) {
    withdrawComplaint(id: $id) {
      complaint {
        id
        state
        outcome
        writable
        changedAt
      }
    }
  }
`);

type Complaint = OwnComplaintQuery['complaint'];

/** "Settled · Lawyer's name · Title of the case". */
function useAbout() {
  const { t } = useTranslation('accountSettings');
  const nameOf = usePersonName();
  return ({
    state,
    outcome,
    lawyerName: name,
    lawyerNameBangla: nameBangla,
    caseTitle,
  }: Pick<Complaint, 'state' | 'outcome' | 'lawyerName' | 'lawyerNameBangla' | 'caseTitle'>) =>
    [t(`complaints.status.${outcome ?? state}`), name && nameOf({ name, nameBangla }), caseTitle]
      .filter(Boolean)
      .join(' · ');
}

function OneComplaint({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const about = useAbout();
  const { isBusy, act } = useToastedAct(t('complaints.failed'));
  const [withdraw] = useMutation(WithdrawComplaintDocument);
  const { id, category, state } = complaint;
  return (
    <Panel title={t(`complaints.category.${category}`)}>
      <div className="grid gap-5">
        <p className="text-ink-2 wrap-anywhere">
          <Passage text={about(complaint)} />
        </p>
        <Conversation
          complaint={complaint}
          names={{ COMPLAINANT: t('complaints.you'), STAFF: t('shared:brand.name') }}
        />
        <WriteToComplaint key={id} complaint={complaint} />
        {state !== 'CLOSED' && (
          <div>
            <Button
              variant="quiet-danger-text"
              busy={isBusy}
              onClick={() => void act(async () => withdraw({ variables: { id } }), t('complaints.withdrawn'))}
            >
              {t('complaints.withdraw')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** A new one about the lawyer in the URL, whose page leads here. */
function ComplaintAbout({ id, onClose }: { id: string; onClose: () => void }) {
  const nameOf = usePersonName();
  const lawyer = useQuery(ComplaintAboutDocument, { variables: { id } }).data?.lawyer;
  const lawyerName = lawyer ? nameOf(lawyer) : undefined;
  return <ComplaintDialog of={{ lawyerId: id, lawyerName, isAboutLawyer: true }} onClose={onClose} />;
}

/** The complaints that the viewer sent; the open one is in the URL. */
export default function ComplaintsScreen() {
  const { t, i18n } = useTranslation(['accountSettings', 'areas']);
  const address = useListAddress();
  const about = useAbout();
  const { user } = useSession();
  const id = address.item;
  const lawyerId = address.dialog('about');
  const list = useQuery(
    OwnComplaintsDocument,
    id === null ? { variables: { page: address.page } } : skipToken,
  );
  const one = useQuery(OwnComplaintDocument, id === null ? skipToken : { variables: { id } });
  if (user?.role === 'admin') return <Navigate to={paths.account} replace />;
  return (
    <AccountFrame title={t('areas:complaints')} description={t('complaints.lead')}>
      {id === null ? (
        <ListView
          result={list}
          listOf={(data) => data.myComplaints}
          address={address}
          loadingLabel={t('complaints.loading')}
          empty={{ title: t('complaints.empty'), description: t('complaints.emptyNote') }}
        >
          {({ items }) => (
            <ul className="grid gap-3">
              {items.map((complaint) => (
                <li key={complaint.id} className="rounded-card border border-line bg-surface px-4 py-3">
                  <TextLink
                    to={address.to({ item: complaint.id })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {t(`complaints.category.${complaint.category}`)}
                  </TextLink>
                  <p className="text-14 text-ink-2 wrap-anywhere">
                    <Passage
                      text={`${about(complaint)} · ${formatDate(complaint.changedAt, i18n.language)}`}
                    />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </ListView>
      ) : (
        <>
          <TextLink to={address.to({ item: null })}>{t('complaints.all')}</TextLink>
          <LoadedView
            result={{ ...one, loading: one.loading && !one.data }}
            loading={() => <FieldSkeleton />}
            failed={t('complaints.notLoaded')}
          >
            {({ complaint }) => <OneComplaint complaint={complaint} />}
          </LoadedView>
        </>
      )}
      {lawyerId !== null && lawyerId !== user?._id && (
        <ComplaintAbout key={lawyerId} id={lawyerId} onClose={address.closeDialog} />
      )}
    </AccountFrame>
  );
}
