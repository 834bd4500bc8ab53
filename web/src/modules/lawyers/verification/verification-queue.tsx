import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { useLocalName } from '../../../i18n/use-local-name';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatNumber } from '../../../i18n/format';
import { Avatar } from '../../../ui/pictures/avatar';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { TextLink } from '../../../ui/text-link';
import type { VerificationQueue_LawyerFragment } from './generated/verification-queue';
import { useVerifyLawyer } from './use-verify-lawyer';
import { WaitingAge } from './waiting-age';

graphql(`
  fragment VerificationQueue_lawyer on Lawyer {
    id
    name
    profilePicSmall
    practiceAreas
    experience
    district
    licenseNumber
    verificationVersion
    licenseSubmittedAt
    createdAt
  }
`);

interface VerificationQueueProps {
  items: readonly FragmentType<VerificationQueue_LawyerFragment>[];
  /** The number of pending lawyers, including those that are not in `items`. */
  total: number;
  /** The address of the whole list, where they are checked one after the other. */
  restTo: string;
  onReject: (id: string) => void;
}

export function VerificationQueue({ items, total, restTo, onReject }: VerificationQueueProps) {
  const { t, i18n } = useTranslation('verification');
  const lawyers = readFragment<VerificationQueue_LawyerFragment>(items);
  const rest = total - lawyers.length;
  const number = formatNumber(rest, i18n.language);
  return (
    <Panel
      flush
      title={t('queue.title')}
      count={formatNumber(total, i18n.language)}
      aside={
        <TextLink to={restTo} className="inline-flex min-h-11 items-center md:min-h-6 coarse:min-h-11">
          {t('queue.oneByOne')}
        </TextLink>
      }
      footer={
        rest > 0 ? <TextLink to={restTo}>{t('queue.rest', { count: rest, number })}</TextLink> : undefined
      }
    >
      <ul className="divide-y divide-line">
        {lawyers.map((lawyer) => (
          <QueueItem key={lawyer.id} lawyer={lawyer} onReject={() => onReject(lawyer.id)} />
        ))}
      </ul>
    </Panel>
  );
}

function QueueItem({ lawyer, onReject }: { lawyer: VerificationQueue_LawyerFragment; onReject: () => void }) {
  const { t, i18n } = useTranslation(['verification', 'lawyers', 'lawyerAdministration']);
  const local = useLocalName();
  const { verify, busy } = useVerifyLawyer();
  const reasonId = useId();
  const { name, practiceAreas, experience, district, licenseNumber } = lawyer;
  const years = t('lawyerAdministration:list.years', {
    count: experience,
    number: formatNumber(experience, i18n.language),
  });
  const summary = [practiceAreas.map(local).join(', ') || null, years, district && local(district)]
    .filter(Boolean)
    .join('. ');
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:px-5 lg:grid-cols-[minmax(0,1fr)_12rem_11rem_auto]">
      <div className="flex min-w-0 gap-3">
        <Avatar id={lawyer.id} name={name} src={lawyer.profilePicSmall} />
        <div className="min-w-0">
          <Link
            to={paths.admin.lawyer(lawyer.id)}
            className="inline-flex min-h-6 touch-area items-center font-semibold no-underline hover:text-green hover:underline"
          >
            {name}
          </Link>
          <p className="text-14 text-ink-2">{summary}</p>
        </div>
      </div>
      <div className="text-14">
        <p className="text-ink-2">{t('lawyers:field.licenseNumber')}</p>
        {licenseNumber ? (
          <p className="font-medium">{licenseNumber}</p>
        ) : (
          <>
            <p className="flex items-center gap-1.5 font-medium text-danger">
              <CircleAlert aria-hidden className="size-4 shrink-0" />
              {t('decision.noLicense')}
            </p>
            <p id={reasonId} className="text-ink-2">
              {t('decision.cannotVerify')}
            </p>
          </>
        )}
      </div>
      <p className="text-14 whitespace-nowrap text-ink-2">
        <WaitingAge lawyer={lawyer} />
      </p>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button aria-label={t('decision.rejectNamed', { name })} disabled={busy} onClick={onReject}>
          {t('decision.reject')}
        </Button>
        <Button
          icon={BadgeCheck}
          aria-label={t('decision.verifyNamed', { name })}
          busy={busy}
          busyLabel={t('decision.verifying')}
          disabled={!licenseNumber}
          aria-describedby={licenseNumber ? undefined : reasonId}
          onClick={() => void verify(lawyer)}
        >
          {t('decision.verify')}
        </Button>
      </div>
    </li>
  );
}
