import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import type { PendingTask } from './pending-tasks';

/** One task for the unread messages of all cases; leads to the messages if only one case has any. */
export function useUnreadTask(
  count: number,
  cases: readonly { id: string }[],
  list: string,
  pathOf: (id: string) => string,
): PendingTask[] {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  if (count === 0) return [];
  const [only, another] = cases;
  const action =
    only && !another
      ? { to: `${pathOf(only.id)}?tab=messages`, label: t('readMessages') }
      : { to: list, label: t('seeCases') };
  return [
    {
      key: 'messages',
      title: t('cases:unread', { count, number: formatNumber(count, i18n.language) }),
      note: t('unreadNote'),
      action,
    },
  ];
}
