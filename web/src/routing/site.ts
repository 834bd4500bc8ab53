import { createContext, useContext } from 'react';

/** The operator's settings for the client. */
export interface Site {
  /** The public origin, e.g. "https://ainsathi.example", for canonical and shared links. */
  origin: string;
  /** The recipient of the contact form: digits with the country code. */
  whatsappNumber: string;
  /** Since when terms and privacy notice apply, e.g. "2026-12-01". Null: they are the template. Missing: not known. */
  termsDate?: string | null;
  /** Requests a minute that an address may make without a token. Missing: not known. */
  publicRateLimit?: number;
  /** Whether the product can send mail. Missing: not known. */
  sendsMail?: boolean;
}

export const SiteContext = createContext<Site>({ origin: '', whatsappNumber: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}

/** Makes a path absolute. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}
