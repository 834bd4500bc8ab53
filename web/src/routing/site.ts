import { createContext, useContext } from 'react';

/** What the operator has set and every screen may need. */
export interface Site {
  /** The public origin, e.g. "https://ainsathi.example", for canonical and shared links. */
  origin: string;
  /** Digits with the country code: whom the contact form writes to. */
  whatsappNumber: string;
}

export const SiteContext = createContext<Site>({ origin: '', whatsappNumber: '' });

/** The operator's settings. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** Makes a path absolute. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}
