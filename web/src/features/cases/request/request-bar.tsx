import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session';
import { buttonClass } from '../../../ui/button';

/** The id of the case request, to which a phone's button jumps. */
export const requestId = 'request';

/**
 * The way to the case request, at a phone's thumb until the request itself comes into sight: it stays at the foot of its
 * box, takes no room at the end of it and so slides under the request, which follows.
 */
export function RequestBar() {
  const { t } = useTranslation('public');
  const { user } = useSession();
  if (user && user.role !== 'user') return null;
  return (
    <div
      data-request-bar
      className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mb-17.25 border-t border-line bg-paper py-2.5 focus-within:z-21 md:hidden print:hidden"
    >
      <a href={`#${requestId}`} className={buttonClass({ variant: 'primary', wide: true })}>
        {t('request.jump')}
      </a>
    </div>
  );
}
