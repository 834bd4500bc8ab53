import { useMutation } from '@apollo/client/react';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { usePersonName } from '../../i18n/use-person-name';
import { marksCall } from '../../routing/call-mark';
import { paths } from '../../routing/paths';
import { Button, ButtonLink } from '../../ui/button';
import { EndCallDocument } from './generated/call-operations';
import type { IncomingCallFragment } from './generated/incoming-call';
import { playTone } from './media/tone';

graphql(`
  fragment IncomingCall on Call {
    id
    caseId
    answerBy
    otherName
    otherNameBangla
  }
`);

const ringMilliseconds = 3_000;

/** Repeats two notes once the page was touched: before that, browsers allow no sound. */
function useRing(isRinging: boolean): void {
  useEffect(
    function ring() {
      if (!isRinging) return undefined;
      const play = () => {
        if (navigator.userActivation.hasBeenActive) playTone();
      };
      play();
      const timer = setInterval(play, ringMilliseconds);
      return () => clearInterval(timer);
    },
    [isRinging],
  );
}

/** Announces a call, or the other person in an appointment's call. Does not move the focus. */
export function IncomingCall({ call }: { call: FragmentType<IncomingCallFragment> }) {
  const { t } = useTranslation(['calls', 'shared']);
  const nameOf = usePersonName();
  const [end] = useMutation(EndCallDocument);
  const [isDismissed, setDismissed] = useState(false);
  const { id, caseId, answerBy, otherName, otherNameBangla } = readFragment<IncomingCallFragment>(call);
  const isCalling = answerBy !== null;
  useRing(isCalling && !isDismissed);
  if (isDismissed) return null;
  const name = nameOf(otherName === null ? null : { name: otherName, nameBangla: otherNameBangla });
  const dismiss = (noCallsUntilMorning: boolean) => {
    setDismissed(true);
    if (isCalling) void end({ variables: { id, noCallsUntilMorning } }).catch(() => setDismissed(false));
  };
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-green bg-green-soft p-4"
    >
      <p className="font-semibold">{t(isCalling ? 'incoming.calls' : 'incoming.waits', { name })}</p>
      <div className="flex flex-wrap gap-2 [--control-height:48px]">
        <ButtonLink
          to={paths.call(caseId)}
          variant="primary"
          icon={Phone}
          reloadDocument
          onClick={marksCall(caseId)}
        >
          {t('incoming.answer')}
        </ButtonLink>
        <Button onClick={() => dismiss(false)}>{t('incoming.notNow')}</Button>
        {isCalling && <Button onClick={() => dismiss(true)}>{t('incoming.noCalls')}</Button>}
      </div>
    </div>
  );
}
