import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SessionRole } from '../../session/session-storage';
import { AreaBar } from './area-bar';
import { AreaBottomBar } from './area-bottom-bar';
import { areaPlaces, isAt } from './area-navigation';
import { AreaSidebar } from './area-sidebar';
import { mainId, SkipLink } from './skip-link';
import { useKeptFocus } from './use-kept-focus';

interface AreaFrameProps {
  /** Whose places the frame shows; null where any role may be and the session is not read yet. */
  role: SessionRole | null;
  children: ReactNode;
}

/** The frame of the signed-in areas: sidebar, bar, content; on the phone a compact bar and a bottom bar. */
export function AreaFrame({ role, children }: AreaFrameProps) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  useKeptFocus();
  const places = (role ? areaPlaces[role] : []).map((place) => ({
    to: place.to,
    label: t(`nav.${place.key}`),
    icon: place.icon,
    current: isAt(place, pathname),
  }));
  return (
    <div
      data-density="desk"
      className="min-h-screen md:grid md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,1fr)]"
    >
      <SkipLink />
      <AreaSidebar role={role} />
      <div className="min-w-0">
        <AreaBar role={role} />
        <main
          id={mainId}
          tabIndex={-1}
          className="max-w-[1304px] px-4 pt-6 pb-28 outline-none md:px-8 md:pt-8 md:pb-18"
        >
          {children}
        </main>
      </div>
      {places.length > 0 && <AreaBottomBar places={places} />}
    </div>
  );
}
