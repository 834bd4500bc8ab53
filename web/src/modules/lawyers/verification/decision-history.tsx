import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { daysBetween } from '../../../i18n/days-between';
import { formatDateTime } from '../../../i18n/format';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import type { DecisionHistory_LawyerFragment } from './generated/decision-history';
import { VerificationMark } from './verification-mark';

graphql(`
  fragment DecisionHistory_lawyer on Lawyer {
    id
    verificationDecisions {
      id
      status
      licenseNumber
      lawyerName
      reason
      decidedBy
      decidedAt
    }
  }
`);

type Decision = NonNullable<DecisionHistory_LawyerFragment['verificationDecisions']>[number];

/** The decisions on a licence, newest first: what, when, by whom, and what the admin saw. */
export function DecisionHistory({ item }: { item: FragmentType<DecisionHistory_LawyerFragment> }) {
  const { t } = useTranslation('verification');
  const { verificationDecisions } = readFragment<DecisionHistory_LawyerFragment>(item);
  if (!verificationDecisions) return null;
  return (
    <Panel title={t('history.title')} flush={verificationDecisions.length > 0}>
      {verificationDecisions.length === 0 ? (
        <p className="text-ink-2">{t('history.none')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {verificationDecisions.map((decision) => (
            <DecisionEntry key={decision.id} decision={decision} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function DecisionEntry({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation(['verification', 'shared']);
  const { status, licenseNumber, lawyerName, reason, decidedBy, decidedAt } = decision;
  const days = daysBetween(decidedAt);
  return (
    <li className="grid gap-1 px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <VerificationMark status={status} />
        <time dateTime={decidedAt} className="text-14 text-ink-2">
          {formatDateTime(decidedAt, i18n.language)},{' '}
          {days === 0 ? t('shared:age.today') : t('shared:age.days', { count: days })}
        </time>
      </div>
      <p className="text-14">
        {decidedBy ? t('history.by', { name: decidedBy }) : t('history.byFormerAdmin')}
      </p>
      <p className="text-14 text-ink-2">
        {lawyerName}
        {licenseNumber && (
          <>
            , <span className="tabular-nums">{licenseNumber}</span>
          </>
        )}
      </p>
      {reason && (
        <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">
          <Passage text={reason} />
        </blockquote>
      )}
    </li>
  );
}
