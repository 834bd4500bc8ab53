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

/** The button or the entry of a menu that switches to the other theme. */
export function useThemeSwitch() {
  const { t } = useTranslation('shared');
  const isDark = useSyncExternalStore(subscribeTheme, currentTheme, serverTheme) === 'dark';
  return { label: t(isDark ? 'theme.toLight' : 'theme.toDark'), icon: isDark ? Sun : Moon, switchTheme };
}

export function ThemeSwitch({ className }: { className?: string }) {
  const { label, icon, switchTheme: onClick } = useThemeSwitch();
  return <IconButton bare className={className} icon={icon} label={label} onClick={onClick} />;
}
