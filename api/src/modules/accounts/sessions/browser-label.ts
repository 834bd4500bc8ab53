import Bowser from 'bowser';

const MAX_LENGTH = 512;
const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const KNOWN_SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * The browser of a `User-Agent` header, such as `Chrome on Android`; null for an unknown browser. Only names from the library's
 * lists: the header can hold any text, and mails show the label.
 */
export function browserLabel(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  if (browser.name === undefined || !KNOWN_BROWSERS.has(browser.name)) return null;
  return os.name !== undefined && KNOWN_SYSTEMS.has(os.name) ? `${browser.name} on ${os.name}` : browser.name;
}
