import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session';
import { buttonClass } from '../../../ui/button';

export const requestSectionId = 'request';

/** The negative margin removes its height, so that the request, with a higher z-index, slides over it. */
export function RequestBar() {
  const { t } = useTranslation('shared');
  const { user } = useSession();
  if (user && user.role !== 'user') return null;
  return (
    <div
      data-request-bar
      className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mb-17.25 border-t border-line bg-paper py-2.5 focus-within:z-21 md:hidden print:hidden"
    >
      <a href={`#${requestSectionId}`} className={buttonClass({ variant: 'primary', wide: true })}>
        {t('act.sendCaseRequest')}
      </a>
    </div>
  );
}
