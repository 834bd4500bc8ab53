import { lazySource } from '../../routing/lazy-source';
import { LazyComponent } from '../../routing/lazy-component';
import { loadCatalogues } from '../../i18n/translator';
import type { SessionRole } from '../../session/session-storage';

const bell = lazySource(async () => {
  const [{ NotificationBell }] = await Promise.all([
    import('../../features/notifications/notification-bell'),
    loadCatalogues('notifications', 'cases'),
  ]);
  return NotificationBell;
});

/** The bell with its panel, fetched after the frame; a frame without it works as well. */
export function AreaBell({ role }: { role: SessionRole }) {
  return (
    <LazyComponent source={bell} placeholder={<span className="size-11" />} missing={() => null}>
      {(NotificationBell) => <NotificationBell role={role} />}
    </LazyComponent>
  );
}
