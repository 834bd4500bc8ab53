import { Share2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbsolute } from '../../routing/site';
import { Button } from '../../ui/button';
import type { ShareMenuProps } from './share-menu';

interface ShareButtonProps {
  path: string;
  /** The title of the linked page, sent along. */
  title: string;
}

/** The browser's share sheet, or a menu loaded on the first click. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation('site');
  const url = useAbsolute()(path);
  const [menu, setMenu] = useState<{ ShareMenu: ComponentType<ShareMenuProps> } | null>(null);
  const share = () => {
    // Browsers offer the share sheet only with TLS, and some not at all.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => undefined);
    else void import('./share-menu').then(setMenu, () => undefined);
  };
  return (
    <div className="print:hidden">
      {menu ? (
        <menu.ShareMenu url={url} title={title} />
      ) : (
        <Button size="small" icon={Share2} onClick={share}>
          {t('share.share')}
        </Button>
      )}
    </div>
  );
}
