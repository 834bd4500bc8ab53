import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-button';
import { Menu } from '../../ui/overlays/menu';

export interface ShareMenuProps {
  url: string;
  title: string;
}

/** Opens WhatsApp with a text for any recipient. */
export function whatsAppShareUrl({ url, title }: ShareMenuProps): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** For browsers without a share sheet. */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const { t } = useTranslation(['site', 'shared']);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setOutcome((await copyText(url)) ? 'copied' : 'failed');
  return (
    <>
      <Menu
        defaultOpen
        align="start"
        label={t('share.menu')}
        trigger={
          <Button size="small" icon={outcome === 'copied' ? Check : Share2}>
            {outcome ? t(`shared:copy.${outcome}`) : t('share.share')}
          </Button>
        }
        groups={[
          [
            { label: t('share.copyLink'), icon: Copy, onSelect: () => void copy() },
            {
              label: t('share.whatsApp'),
              icon: MessageCircle,
              onSelect: () => void window.open(whatsAppShareUrl({ url, title }), '_blank', 'noopener'),
            },
          ],
        ]}
      />
      <span role="status" className="sr-only">
        {outcome && t(`shared:copy.${outcome}`)}
      </span>
    </>
  );
}
