import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';

interface ReviewKeysLineProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['V', 'verify'],
  ['R', 'reject'],
  ['U', 'undo'],
] as const;

/** What each key does, and the switch for all of them. Hidden where there is no keyboard. */
export function ReviewKeysLine({ on, onChange }: ReviewKeysLineProps) {
  const { t } = useTranslation('verification');
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2 coarse:hidden">
      {on && (
        <dl aria-label={t('review.keys.title')} className="flex flex-wrap gap-x-4 gap-y-1">
          {keys.map(([key, act]) => (
            <div key={key} className="flex items-center gap-1.5">
              <dt>
                <kbd className="inline-grid size-6 place-items-center rounded-[5px] border border-control bg-surface font-sans text-14 text-ink">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`review.keys.${act}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="text" size="small" onClick={() => onChange(!on)}>
        {on ? t('review.keys.turnOff') : t('review.keys.turnOn')}
      </Button>
    </div>
  );
}
