import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import type { InvitationChange_InvitationFragment } from './generated/invitation-acts';

export function OpposingParties({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('invitations');
  return (
    <div>
      <p className="text-ink-2">{t('conflict.otherSide')}</p>
      <ul className="font-medium wrap-anywhere">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** While the lawyer may read it. */
export function RequestText({ invitation }: { invitation: InvitationChange_InvitationFragment }) {
  const { t } = useTranslation('invitations');
  const { title, description, opposingParties } = invitation;
  if (title === null || description === null) return null;
  return (
    <Panel title={t('request')}>
      <div className="grid max-w-measure gap-4">
        <h3 className="wrap-anywhere">
          <Passage text={title} />
        </h3>
        <p className="whitespace-pre-line wrap-anywhere">
          <Passage text={description} />
        </p>
        {opposingParties.length > 0 && <OpposingParties names={opposingParties} />}
        <p className="text-ink-2">{t('hidden')}</p>
      </div>
    </Panel>
  );
}
