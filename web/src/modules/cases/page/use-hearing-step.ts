import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../i18n/format';
import { now } from '../../../lib/now';
import { useNearDay } from '../../../ui/times/near-time';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import type { ClientNextStep_CaseFragment } from './generated/client-next-step';

/** So long before a hearing, to be there is the step. */
const stepMilliseconds = 7 * 86_400_000;

/** What else is to be done or brought. */
export interface OtherStep {
  text: string;
  isAlarming?: boolean;
}

/** Whether a hearing is ahead, and its words where it is so near that it is the step, whatever the status. */
export function useHearingStep({ nextHearing }: Pick<ClientNextStep_CaseFragment, 'nextHearing'>) {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'room']);
  const nearDay = useNearDay();
  const inBangladesh = useBangladeshTime();
  // An offline copy may be days old.
  if (!nextHearing || !isAhead(nextHearing.startsAt, new Date(now())))
    return { isAhead: false, wordsWith: null };
  const { startsAt, hasTime, court, bring } = nextHearing;
  const { day, isNear } = nearDay(startsAt);
  const time = inBangladesh(formatTime(startsAt, i18n.language), startsAt);
  const near = hasTime ? t('cases:near.time', { day, time }) : day;
  const when = isNear ? near : t('cases:near.on', { when: near });
  const wordsWith = (tasks: readonly OtherStep[]) => {
    const others = bring ? [...tasks, { text: `${t('room:hearing.bring')} ${bring}` }] : tasks;
    return {
      title: t(court ? 'client.beAt' : 'client.beInCourt', { court, when }),
      description: others.length > 0 ? '' : t('room:hearing.below'),
      others,
    };
  };
  return { isAhead: true, wordsWith: Date.parse(startsAt) - now() <= stepMilliseconds ? wordsWith : null };
}
