import { paperLimits } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { PaperKind } from '../../../graphql/generated/schema-types';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDate, formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { UploadRow } from '../../../ui/forms/upload-row';
import { Panel } from '../../../ui/panel';
import { AddPaper } from './add-paper';
import { RemovePaperDocument, type LicencePapers_LawyerFragment } from './generated/licence-papers';
import { useSendPaper, type SendingPaper } from './use-send-paper';

graphql(`
  fragment LicencePapers_lawyer on Lawyer {
    id
    licence {
      papers {
        id
        kind
        type
        addedAt
        seenAt
        available
      }
    }
  }

  mutation RemovePaper($id: ID!) {
    removeLicencePaper(id: $id) {
      lawyer {
        ...LicencePapers_lawyer
      }
    }
  }
`);

type Paper = NonNullable<LicencePapers_LawyerFragment['licence']>['papers'][number];

const kinds: readonly PaperKind[] = ['SANAD', 'BAR_CARD', 'FEE_RECEIPT'];

interface SendingRowProps {
  paper: SendingPaper;
  onAgain: () => void;
  onRemove: () => void;
}

function SendingRow({ paper: { file, share, reason, canRetry }, onAgain, onRemove }: SendingRowProps) {
  const { t, i18n } = useTranslation(['lawyerProfileForm', 'shared']);
  const percent = formatNumber(Math.floor((share ?? 0) * 100), i18n.language);
  return (
    <UploadRow
      name={file.name}
      share={share}
      status={
        share === null
          ? t('licence.papers.notAdded', { reason })
          : share < 1
            ? t('licence.papers.sending', { percent })
            : t('licence.papers.checking')
      }
      actions={
        share === null && (
          <>
            {canRetry && (
              <Button variant="text" size="small" onClick={onAgain}>
                {t('shared:act.tryAgain')}
              </Button>
            )}
            <Button variant="text" size="small" onClick={onRemove}>
              {t('licence.papers.remove')}
            </Button>
          </>
        )
      }
    />
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  const { t, i18n } = useTranslation(['lawyerProfileForm', 'verification']);
  const [remove] = useMutation(RemovePaperDocument);
  const { isBusy, act } = useToastedAct(t('licence.papers.removeFailed'));
  const { id, kind, type, addedAt, seenAt, available } = paper;
  const on = (at: string) => formatDate(at, i18n.language);
  const seen = seenAt.at(-1);
  const state =
    type === null
      ? t('licence.papers.arriving')
      : [
          seen ? t('licence.papers.seen', { date: on(seen) }) : t('licence.papers.notSeen'),
          !available && t('licence.papers.gone'),
        ]
          .filter(Boolean)
          .join(' ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5">
      <span>
        {t('licence.papers.addedOn', { date: on(addedAt) })}
        <span className="block text-14 text-ink-2">{state}</span>
      </span>
      {(available || type === null) && (
        <Button
          size="small"
          variant="quiet-danger-text"
          busy={isBusy}
          onClick={() => void act(async () => remove({ variables: { id } }), t('licence.papers.removed'))}
        >
          {t('licence.papers.remove')}
          <span className="sr-only"> {t(`verification:paper.${kind}`)}</span>
        </Button>
      )}
    </li>
  );
}

/** Adds and removes papers, and says when a verifier looked at each. */
export function LicencePapers({ lawyer }: { lawyer: FragmentType<LicencePapers_LawyerFragment> }) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification']);
  const { licence } = readFragment<LicencePapers_LawyerFragment>(lawyer);
  const { sending, add, again, remove } = useSendPaper();
  const present = (licence?.papers ?? []).filter(
    ({ id }) => !sending.some(({ started }) => started?.id === id),
  );
  const isFull = present.filter(({ available }) => available).length + sending.length >= paperLimits.most;
  return (
    <Panel flush title={t('licence.papers.title')}>
      <p className="px-4 pt-4 text-ink-2 md:px-5">{t('licence.papers.note')}</p>
      {kinds.map((kind) => (
        <section key={kind} className="border-line py-4 not-first-of-type:border-t">
          <h3 className="px-4 md:px-5">{t(`verification:paper.${kind}`)}</h3>
          <ul aria-label={t(`verification:paper.${kind}`)}>
            {present
              .filter((paper) => paper.kind === kind)
              .map((paper) => (
                <PaperRow key={paper.id} paper={paper} />
              ))}
            {sending
              .filter((paper) => paper.kind === kind)
              .map((paper) => (
                <SendingRow
                  key={paper.key}
                  paper={paper}
                  onAgain={() => void again(paper)}
                  onRemove={() => remove(paper)}
                />
              ))}
          </ul>
          <div className="mt-2 px-4 md:px-5">
            <AddPaper kind={kind} disabled={isFull} onChoose={(file) => void add(kind, file)} />
          </div>
        </section>
      ))}
      {isFull && (
        <p role="status" className="px-4 pb-4 text-ink-2 md:px-5">
          {t('licence.papers.full')}
        </p>
      )}
    </Panel>
  );
}
