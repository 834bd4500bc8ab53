import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime, formatNumber } from '../../i18n/format';
import { now } from '../../lib/now';
import { paths, withQuery } from '../../routing/paths';
import { usePermissions } from '../../session/use-permissions';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/text-link';
import type { PersonPanels_StandingFragment } from './generated/person-panels';
import { StaffNotes } from './staff-notes';

graphql(`
  fragment PersonPanels_standing on AccountStanding {
    hasSecondFactor
    lastSeenAt
    deletionDueAt
    complaints {
      outcome
      count
    }
  }
`);

interface PersonPanelsProps {
  id: string;
  standing: FragmentType<PersonPanels_StandingFragment>;
}

/** What staff need of a client or a lawyer: what waits, how the account is secured, complaints by outcome, notes. */
export function PersonPanels({ id, standing }: PersonPanelsProps) {
  const { t, i18n } = useTranslation(['staff', 'accountSettings']);
  const { may } = usePermissions();
  const { hasSecondFactor, lastSeenAt, deletionDueAt, complaints } =
    readFragment<PersonPanels_StandingFragment>(standing);
  const time = (iso: string) => formatDateTime(iso, i18n.language);
  return (
    <>
      <Panel title={t('person.title')}>
        <div className="grid gap-2">
          {deletionDueAt && (
            <FormMessage
              tone="warning"
              title={
                Date.parse(deletionDueAt) < now()
                  ? t('person.deletionWaits')
                  : t('person.deletion', { time: time(deletionDueAt) })
              }
            />
          )}
          <p>{t(hasSecondFactor ? 'person.factor' : 'person.noFactor')}</p>
          <p>{lastSeenAt ? t('person.seen', { time: time(lastSeenAt) }) : t('person.notSeen')}</p>
          {complaints.length === 0 && <p>{t('person.noComplaints')}</p>}
          {complaints.map(({ outcome, count }) => (
            <p key={outcome}>
              {t(outcome ? 'person.closedComplaints' : 'person.openComplaints', {
                what: t(`accountSettings:complaints.status.${outcome ?? 'NEW'}`),
                number: formatNumber(count, i18n.language),
              })}
            </p>
          ))}
          {complaints.length > 0 && may('SUPPORT_USERS') && (
            <TextLink to={withQuery(paths.admin.complaints, { state: 'all', item: id })}>
              {t('person.toComplaints')}
            </TextLink>
          )}
        </div>
      </Panel>
      <StaffNotes subject="ACCOUNT" id={id} />
    </>
  );
}
