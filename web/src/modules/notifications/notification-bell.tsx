import { Bell } from 'lucide-react';
import { useState, type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '../../i18n/format';
import type { SessionRole } from '../../session/session-storage';
import { useMediaQuery } from '../../ui/media-query';
import { Dialog } from '../../ui/overlays/dialog';
import { Popover } from '../../ui/overlays/popover';
import { NotificationPanel } from './notification-panel';
import { useUnreadCount } from './use-unread-count';
import { forgetPushDevice, pushRegistration } from './push/push-device';
import { useSession } from '../../session/session';
import { findPushSubscription } from './push/push-browser';
import { usePushRequests } from './push/use-push-requests';

/** The server counts no further. */
const mostCounted = 100;

/** The server deletes a registration with its session: again after an expiry, unless the person has signed out. */
function useKeptPushDevice(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { add } = usePushRequests();
  const accountId = user?._id;
  useEffect(
    function keepRegistered() {
      if (accountId === undefined || pushRegistration(accountId) !== 'earlier') return;
      const keep = async () => {
        const subscription = await findPushSubscription();
        if (subscription) await add(accountId, subscription);
        else forgetPushDevice();
      };
      // Without a connection the next screen retries.
      keep().catch(() => undefined);
    },
    [accountId, pathname, add],
  );
}

interface BellButtonProps extends ComponentProps<'button'> {
  unread: number;
}

function BellButton({ unread, ...rest }: BellButtonProps) {
  const { t, i18n } = useTranslation('shared');
  const number =
    unread >= mostCounted
      ? `${formatNumber(mostCounted - 1, i18n.language)}+`
      : formatNumber(unread, i18n.language);
  const label = unread > 0 ? t('bell', { number }) : t('nav.notifications');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-field text-ink hover:bg-hover hover:text-green"
    >
      <Bell aria-hidden className="size-5" strokeWidth={1.75} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 left-6 min-w-4.5 rounded-full bg-green px-1 py-0.5 text-center text-[0.75rem] leading-3.5 font-semibold text-on-green tabular-nums ring-2 ring-paper"
        >
          {number}
        </span>
      )}
    </button>
  );
}

/** A panel below the bell, on a phone a sheet. */
export function NotificationBell({ role }: { role: SessionRole }) {
  const { t } = useTranslation('shared');
  const [open, setOpen] = useState(false);
  const unread = useUnreadCount();
  const isWide = useMediaQuery('(width >= 640px)', true);
  useKeptPushDevice();
  const panel = <NotificationPanel role={role} onClose={() => setOpen(false)} />;
  if (isWide)
    return (
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger={<BellButton unread={unread} />}
        label={t('nav.notifications')}
      >
        {panel}
      </Popover>
    );
  return (
    <>
      <BellButton unread={unread} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={t('nav.notifications')}>
        <div className="-mx-5 -my-6">{panel}</div>
      </Dialog>
    </>
  );
}
