import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { useSession } from '../../session/session';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmailLink } from '../../ui/email-link';
import { Panel } from '../../ui/panel';
import { Avatar } from '../../ui/pictures/avatar';
import type { StaffList_MemberFragment } from './generated/staff-list';
import { LockDialog } from './lock-dialog';
import { ChangeRolesDialog, EndStaffDialog } from './member-dialogs';
import { UnlockButton } from './unlock-button';
import { Passage } from '../../ui/passage';

graphql(`
  fragment StaffList_member on StaffMember {
    id
    name
    email
    roles
    state
    lockReason
    lastSeenAt
    invitedUntil
  }
`);

type Member = StaffList_MemberFragment;
type Act = 'change' | 'lock' | 'end';

const tones: Record<Member['state'], BadgeTone> = {
  ACTIVE: 'accepted',
  INVITED: 'pending',
  LOCKED: 'rejected',
};

function MemberActs({ member, onAct }: { member: Member; onAct: (act: Act) => void }) {
  const { t } = useTranslation('staff');
  const { name, state } = member;
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      {state !== 'INVITED' && (
        <Button aria-label={t('change.openNamed', { name })} onClick={() => onAct('change')}>
          {t('change.open')}
        </Button>
      )}
      {state === 'ACTIVE' && (
        <Button icon={Lock} aria-label={t('access.lockNamed', { name })} onClick={() => onAct('lock')}>
          {t('access.lock')}
        </Button>
      )}
      {state === 'LOCKED' && <UnlockButton account={member} />}
      <Button
        variant="quiet-danger-text"
        aria-label={t('end.openNamed', { name })}
        onClick={() => onAct('end')}
      >
        {t('end.open')}
      </Button>
    </div>
  );
}

function useTimeNote({ lastSeenAt, invitedUntil }: Member): string {
  const { t, i18n } = useTranslation('staff');
  const timeOf = (time: string) => formatDateTime(time, i18n.language);
  if (invitedUntil) return t('invitedUntil', { time: timeOf(invitedUntil) });
  return lastSeenAt ? t('lastSeen', { time: timeOf(lastSeenAt) }) : t('neverSeen');
}

function MemberRow({ member, onAct }: { member: Member; onAct: (act: Act) => void }) {
  const { t } = useTranslation('staff');
  const { user } = useSession();
  const isSelf = user?._id === member.id;
  const note = useTimeNote(member);
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-4 md:px-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-3">
        <Avatar id={member.id} name={member.name} />
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{member.name}</span>
            <Badge tone={tones[member.state]}>{t(`state.${member.state}`)}</Badge>
            {isSelf && <Badge>{t('you')}</Badge>}
          </p>
          {member.email !== member.name && <EmailLink email={member.email} />}
          <p>{member.roles.map((role) => t(`role.${role}`)).join(', ')}</p>
          <p className="text-ink-2">{note}</p>
          {member.lockReason && (
            <p className="whitespace-pre-line text-ink-2 wrap-anywhere">
              <Passage text={member.lockReason} />
            </p>
          )}
        </div>
      </div>
      {!isSelf && <MemberActs member={member} onAct={onAct} />}
    </li>
  );
}

export function StaffList({ items }: { items: readonly FragmentType<StaffList_MemberFragment>[] }) {
  const { t } = useTranslation('shared');
  const [open, setOpen] = useState<{ act: Act; member: Member } | null>(null);
  const members = readFragment<StaffList_MemberFragment>(items);
  const close = () => setOpen(null);
  return (
    <Panel title={t('nav.staff')} flush>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onAct={(act) => setOpen({ act, member })} />
        ))}
      </ul>
      {open?.act === 'change' && <ChangeRolesDialog member={open.member} onClose={close} />}
      {open?.act === 'lock' && <LockDialog account={open.member} onClose={close} />}
      {open?.act === 'end' && <EndStaffDialog member={open.member} onClose={close} />}
    </Panel>
  );
}
