import { inLanguage } from '@ainsathi/contract/languages';
import { createContext, useContext } from 'react';
import { useLanguage } from '../i18n/use-language';

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
  /** Whether clients may put a matter to several lawyers. Missing: not known. */
  openRequests?: boolean;
  /** Whether there are video calls. Missing: not known. */
  videoCalls?: boolean;
}

export const SiteContext = createContext<Site>({ origin: '', whatsappNumber: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}

/** Makes the path of a page absolute, in the language of the present one. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  const language = useLanguage();
  return (path) => new URL(inLanguage(path, language), origin).href;
}

/** Makes the path of a file absolute, which is the same in every language. */
export function useAbsoluteFile(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}
