import { useMutation, useQuery } from '@apollo/client/react';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { usePersonName } from '../../i18n/use-person-name';
import { marksCall } from '../../routing/call-mark';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Button, ButtonLink } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { Avatar } from '../../ui/pictures/avatar';
import { EndCallDocument } from './generated/call-operations';
import { CalledCaseDocument, type IncomingCallFragment } from './generated/incoming-call';
import { playTone } from './media/tone';
import { useComposerHeight } from './use-composer-height';

graphql(`
  fragment IncomingCall on Call {
    id
    caseId
    answerBy
    otherName
    otherNameBangla
  }

  query CalledCase($id: ID!) {
    case(id: $id) {
      id
      title
      client {
        id
      }
      lawyer {
        id
        profilePicSmall
      }
    }
  }
`);

const ringMilliseconds = 3_000;
const titleMilliseconds = 1_000;

/** Repeats two notes once the page was touched: before that, browsers allow no sound. */
function useRing(isRinging: boolean): void {
  useEffect(
    function ring() {
      if (!isRinging) return undefined;
      const play = () => {
        // Absent in browsers before 2024.
        if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) playTone();
      };
      play();
      const timer = setInterval(play, ringMilliseconds);
      return () => clearInterval(timer);
    },
    [isRinging],
  );
}

/** Alternates the title of the tab with the sentence, which shows while another tab is open. */
function useRingingTitle(sentence: string | null): void {
  useEffect(
    function takeTurns() {
      if (sentence === null) return undefined;
      let title = document.title;
      const turn = () => {
        // A screen that opened meanwhile has set its own.
        if (document.title !== sentence) title = document.title;
        document.title = document.title === sentence ? title : sentence;
      };
      turn();
      const timer = setInterval(turn, titleMilliseconds);
      return () => {
        clearInterval(timer);
        if (document.title === sentence) document.title = title;
      };
    },
    [sentence],
  );
}

/** Shown wherever the page is scrolled; does not move the focus. */
export function IncomingCall({ call }: { call: FragmentType<IncomingCallFragment> }) {
  const { t } = useTranslation(['calls', 'shared']);
  const nameOf = usePersonName();
  const { user } = useSession();
  const [end] = useMutation(EndCallDocument);
  const [isDismissed, setDismissed] = useState(false);
  const { id, caseId, answerBy, otherName, otherNameBangla } = readFragment<IncomingCallFragment>(call);
  const isCalling = answerBy !== null;
  const isRinging = isCalling && !isDismissed;
  const name = nameOf(otherName === null ? null : { name: otherName, nameBangla: otherNameBangla });
  const sentence = t(isCalling ? 'incoming.calls' : 'incoming.waits', { name });
  useRing(isRinging);
  useRingingTitle(isRinging ? sentence : null);
  const card = useRef<HTMLDivElement>(null);
  const bottom = useComposerHeight(card);
  const { data } = useQuery(CalledCaseDocument, { variables: { id: caseId }, fetchPolicy: 'cache-first' });
  if (isDismissed) return null;
  const dismiss = (noCallsUntilMorning: boolean) => {
    setDismissed(true);
    if (isCalling) void end({ variables: { id, noCallsUntilMorning } }).catch(() => setDismissed(false));
  };
  const { title, client, lawyer } = data?.case ?? {};
  const isLawyer = user?.role === 'lawyer';
  return (
    <div
      ref={card}
      role="alert"
      data-incoming-call
      style={bottom > 0 ? { bottom } : undefined}
      className="pointer-events-auto fixed inset-x-2 bottom-[calc(68px+env(safe-area-inset-bottom))] z-60 grid gap-3.5 rounded-card border border-green bg-surface p-4 text-ink shadow-lift md:inset-x-auto md:top-18 md:right-6 md:bottom-auto! md:w-80 print:hidden"
    >
      <div className="flex items-center gap-3.5">
        <Avatar
          id={(isLawyer ? client?.id : lawyer?.id) ?? id}
          name={name}
          src={isLawyer ? null : lawyer?.profilePicSmall}
          size="large"
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{sentence}</p>
          {title && (
            <p className="truncate text-14 text-ink-2">
              <Passage text={title} />
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 [--control-height:48px]">
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
        {isCalling && (
          <Button variant="text" className="-mb-2 col-span-2" onClick={() => dismiss(true)}>
            {t('incoming.noCalls')}
          </Button>
        )}
      </div>
    </div>
  );
}
