import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';

type Theme = 'light' | 'dark';

const key = 'theme';

/** The boot script sets it before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Switches to the other theme and stores the choice in this browser. */
function switchTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    window.localStorage.setItem(key, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function subscribeTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const serverTheme = (): Theme => 'light';

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
