import { Share2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbsolute } from '../../routing/site';
import { Button } from '../../ui/button';
import type { ShareMenuProps } from './share-menu';

interface ShareButtonProps {
  path: string;
  /** What the link leads to; sent along with it. */
  title: string;
}

/** Sends a page's link to somebody: by the browser's share sheet, or by a menu that is loaded with the first click. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation('site');
  const url = useAbsolute()(path);
  const [menu, setMenu] = useState<{ ShareMenu: ComponentType<ShareMenuProps> } | null>(null);
  const share = () => {
    // Browsers offer the share sheet on pages with TLS only, and some not at all.
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
