import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { currentTheme, subscribeTheme, switchTheme, type Theme } from '../theme';

const serverTheme = (): Theme => 'light';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('shared');
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, serverTheme);
  const dark = theme === 'dark';
  return (
    <IconButton
      bare
      icon={dark ? Sun : Moon}
      label={dark ? t('theme.toLight') : t('theme.toDark')}
      onClick={switchTheme}
    />
  );
}
