import { useTranslation } from 'react-i18next';
import { BottomBar, type BottomBarItem } from './bottom-bar';

/** The bottom bar of a signed-in area on a phone. */
export function AreaBottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const { t } = useTranslation('shared');
  return <BottomBar label={t('nav.quick')} items={items} />;
}
