import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { complaintsChanged } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import { Conversation } from './conversation';
import type { Conversation_ComplaintFragment } from './generated/conversation';
import { TakeComplaintDocument, type StaffComplaint_ComplaintFragment } from './generated/staff-complaint';
import type { Reply } from './reply-dialog';

graphql(`
  fragment StaffComplaint_complaint on Complaint {
    id
    category
    state
    outcome
    caseId
    caseTitle
    createdAt
    complainant {
      id
      name
      nameBangla
      role
    }
    about {
      id
      name
      nameBangla
      role
    }
    holderId
    holderName
    ...Conversation_complaint
  }

  mutation TakeComplaint($id: ID!, $release: Boolean!) {
    takeComplaint(id: $id, release: $release) {
      complaint {
        id
      }
    }
  }
`);

type Person = StaffComplaint_ComplaintFragment['about'];

function PersonLink({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const nameOf = usePersonName();
  if (!person) return <>{t('complaints.deleted')}</>;
  const { id, role } = person;
  return (
    <TextLink to={role === 'LAWYER' ? paths.admin.lawyer(id) : paths.admin.user(id)}>
      {nameOf(person)}
    </TextLink>
  );
}

interface StaffComplaintProps {
  complaint: FragmentType<StaffComplaint_ComplaintFragment>;
  onReply: (reply: Reply) => void;
}

/** A complaint with what was written; who has it answers and closes. */
export function StaffComplaint({ complaint: masked, onReply }: StaffComplaintProps) {
  const { t, i18n } = useTranslation(['staff', 'accountSettings', 'shared']);
  const { user } = useSession();
  const { isBusy, act } = useToastedAct((reason) => t('failed', { reason }));
  const [takeComplaint] = useMutation(TakeComplaintDocument, { update: complaintsChanged });
  const nameOf = usePersonName();
  const complaint = readFragment<StaffComplaint_ComplaintFragment>(masked);
  const { id, category, state, outcome, caseId, caseTitle, complainant, about, holderId, holderName } =
    complaint;
  const read = readFragment<Conversation_ComplaintFragment>(complaint).messages.at(-1)?.id;
  const take = (release: boolean) =>
    void act(
      async () => takeComplaint({ variables: { id, release } }),
      t(release ? 'complaints.givenBack' : 'complaints.taken'),
    );
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-16">{t(`accountSettings:complaints.category.${category}`)}</h2>
        <Badge tone={state === 'NEW' ? 'pending' : 'neutral'}>
          {outcome ? t(`accountSettings:complaints.status.${outcome}`) : t(`complaints.state.${state}`)}
        </Badge>
        <span className="text-14 text-ink-2">
          {[formatDate(complaint.createdAt, i18n.language), holderName].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className="wrap-anywhere">
        {t('complaints.from')} <PersonLink person={complainant} /> · {t('complaints.about')}{' '}
        <PersonLink person={about} />
        {caseId && caseTitle && (
          <>
            {' · '}
            <TextLink to={paths.admin.case(caseId)}>
              <Passage text={caseTitle} />
            </TextLink>
          </>
        )}
      </p>
      <Conversation
        complaint={complaint}
        names={{
          COMPLAINANT: complainant ? nameOf(complainant) : t('complaints.deleted'),
          STAFF: t('shared:brand.name'),
        }}
      />
      {state !== 'CLOSED' && (
        <div className="flex flex-wrap gap-2">
          {holderId === null && (
            <Button busy={isBusy} onClick={() => take(false)}>
              {t('complaints.take')}
            </Button>
          )}
          {holderId === user?._id && (
            <>
              <Button onClick={() => onReply({ id, act: 'answer', read })}>{t('complaints.answer')}</Button>
              <Button onClick={() => onReply({ id, act: 'close', read })}>{t('complaints.close')}</Button>
              <Button variant="text" busy={isBusy} onClick={() => take(true)}>
                {t('complaints.giveBack')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
