import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface HideButtonProps {
  title: string;
  isHidden: boolean;
  onHide: () => void;
  onShow: () => void;
}

/** Of a row: hides a text, or shows it again. */
export function HideButton({ title, isHidden, onHide, onShow }: HideButtonProps) {
  const { t } = useTranslation('moderation');
  return (
    <Button
      size="small"
      aria-label={t(isHidden ? 'hiding.showNamed' : 'hiding.hideNamed', { title })}
      className="card:px-1! card:text-14 card:tracking-tight"
      onClick={isHidden ? onShow : onHide}
    >
      {t(isHidden ? 'hiding.show' : 'hiding.hide')}
    </Button>
  );
}
