import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { LoadedView } from '../../../lists/load-error';
import { paths } from '../../../routing/paths';
import { Portrait } from '../../../ui/pictures/portrait';
import { PanelSkeleton } from '../../../ui/states/panel-skeletons';
import { Loading } from '../../../ui/states/skeleton';
import { TextLink } from '../../../ui/text-link';
import { LawyerFile } from '../administration/lawyer-record';
import { DecisionHistory } from './decision-history';
import { LicenseDocument } from './generated/license-review-file';
import type { LicenseReviewRow_LawyerFragment } from './generated/license-review-list';
import { LicenseEvidence } from './license-evidence';
import { WaitingAge } from './waiting-age';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import clsx from 'clsx';
import { BadgeCheck, Camera, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/forms/choices/select';
import { AS_CARD, cardDay, validMonths, waitsForCheck, type ReviewedLawyer } from './use-license-review';
import { VerificationMark } from './verification-mark';

interface LicenseDecisionBarProps {
  lawyer: ReviewedLawyer;
  /** The id of the sentence that says why Verify is disabled. */
  reasonId: string;
  /** In the head of the file, or above the bottom bar of a narrow screen. */
  place: 'header' | 'foot';
  busy: boolean;
  onVerify: () => void;
  onReject: () => void;
  onUndo: () => void;
}

function LicenseDecisionBar(props: LicenseDecisionBarProps) {
  const { lawyer, reasonId, place, busy, onVerify, onReject, onUndo } = props;
  const { t } = useTranslation(['verification', 'shared']);
  const { name, licenseNumber, verification } = lawyer;
  return (
    <div
      data-decision-bar={place === 'foot' ? '' : undefined}
      className={clsx(
        'flex items-center gap-2',
        place === 'foot' &&
          'sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-paper px-4 py-2.5 *:flex-1 md:bottom-0 md:mx-0',
      )}
    >
      {waitsForCheck(lawyer) ? (
        <>
          <Button aria-label={t('decision.rejectNamed', { name })} disabled={busy} onClick={onReject}>
            {t('decision.reject')}
          </Button>
          <Button
            variant="primary"
            icon={BadgeCheck}
            aria-label={t('decision.verifyNamed', { name })}
            busy={busy}
            busyLabel={t('decision.verifying')}
            disabled={!licenseNumber}
            aria-describedby={licenseNumber ? undefined : reasonId}
            onClick={onVerify}
          >
            {t('decision.verify')}
          </Button>
        </>
      ) : (
        <>
          {lawyer.licence?.askedFor ? (
            <span className="text-14 text-ink-2">{t('papers.asked')}</span>
          ) : (
            <>
              <VerificationMark status={verification} />
              <Button icon={Undo2} busy={busy} onClick={onUndo}>
                {t('shared:act.undo')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}

graphql(`
  query License($id: ID!) {
    lawyer(id: $id) {
      id
      ...LicenseReviewRow_lawyer
      ...LicenseEvidence_lawyer
      ...LawyerFile_lawyer
      ...DecisionHistory_lawyer
    }
  }
`);

interface LicenseReviewFileProps {
  lawyer: LicenseReviewRow_LawyerFragment;
  /** Fetched ahead, so that the next file is there at once. */
  nextId: string | undefined;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Beside the list, where the buttons are in the head. */
  split: boolean;
  busy: boolean;
  /** For how long it is verified. */
  months: number;
  onMonths: (months: number) => void;
  onVerify: () => void;
  onReject: () => void;
  onUndo: () => void;
  onAsk: () => void;
}

/** Everything on which a licence is decided, and the buttons to decide. */
export function LicenseReviewFile(props: LicenseReviewFileProps) {
  const { lawyer, nextId, titleRef, split, months, onMonths, onAsk, ...decision } = props;
  const card = cardDay(lawyer);
  const { t, i18n } = useTranslation(['verification', 'lawyers', 'lawyerAdministration']);
  const local = useLocalName();
  const client = useApolloClient();
  const [titleId, reasonId] = [useId(), useId()];
  const result = useQuery(LicenseDocument, { variables: { id: lawyer.id } });
  useEffect(
    function fetchNext() {
      if (!nextId) return;
      client.query({ query: LicenseDocument, variables: { id: nextId } }).catch(() => undefined);
    },
    [client, nextId],
  );
  // The data of the lawyer before would be evidence for the wrong person.
  const own = { ...result, previousData: undefined };
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 min-[1024px]:sticky min-[1024px]:top-16 min-[1024px]:z-5 min-[1024px]:rounded-card min-[1024px]:border min-[1024px]:border-line min-[1024px]:bg-surface min-[1024px]:px-5 min-[1024px]:py-3.5">
        <Portrait id={lawyer.id} name={lawyer.name} src={lawyer.profilePicSmall} className="w-14" />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="outline-none">
            {lawyer.name}
          </h2>
          <p className="text-14 text-ink-2">
            <WaitingAge lawyer={lawyer} />
            {lawyer.district && `, ${local(lawyer.district)}`}.{' '}
            <TextLink to={paths.admin.lawyer(lawyer.id)} className="inline-block touch-area">
              {t('review.wholeFile')}
            </TextLink>
          </p>
        </div>
        {split && <LicenseDecisionBar lawyer={lawyer} reasonId={reasonId} {...decision} place="header" />}
      </header>
      <LoadedView
        result={own}
        loading={() => (
          <Loading label={t('lawyers:profile.loading')} className="grid gap-5">
            <PanelSkeleton rows={2} />
            <PanelSkeleton rows={5} />
          </Loading>
        )}
        failed={t('lawyerAdministration:record.loadFailed')}
        isEmpty={(data) => data.lawyer === null}
        empty={() => <p>{t('lawyerAdministration:record.missingNote')}</p>}
      >
        {(data) =>
          data.lawyer && (
            <div className="grid gap-5">
              <LicenseEvidence item={data.lawyer} reasonId={reasonId} />
              {waitsForCheck(lawyer) && (
                <Button className="justify-self-start" icon={Camera} disabled={decision.busy} onClick={onAsk}>
                  {t('ask.title')}
                </Button>
              )}
              {lawyer.renewalAt && lawyer.verifiedUntil && (
                <p>{t('decision.renewal', { date: formatDate(lawyer.verifiedUntil, i18n.language) })}</p>
              )}
              {waitsForCheck(lawyer) && (
                <Select
                  label={t('decision.validFor')}
                  value={String(months)}
                  options={[
                    ...(card === null
                      ? []
                      : [
                          {
                            value: String(AS_CARD),
                            label: t('decision.asCard', { date: formatDate(card, i18n.language) }),
                          },
                        ]),
                    ...validMonths.map((value) => ({
                      value: String(value),
                      label: t('decision.months', { number: formatNumber(value, i18n.language) }),
                    })),
                  ]}
                  onChange={({ currentTarget }) => onMonths(Number(currentTarget.value))}
                />
              )}
              <LawyerFile item={data.lawyer} />
              <DecisionHistory item={data.lawyer} />
            </div>
          )
        }
      </LoadedView>
      {!split && <LicenseDecisionBar lawyer={lawyer} reasonId={reasonId} {...decision} place="foot" />}
    </section>
  );
}
