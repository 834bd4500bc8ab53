import { inLanguage } from '@ainsathi/contract/languages';
import { createContext, useContext } from 'react';
import { useLanguage } from '../i18n/use-language';

/** Hours may be empty. */
export interface Helpline {
  name: string;
  number: string;
  hours: string;
}

export interface Site {
  /** The public origin, e.g. "https://ainsathi.example", for canonical and shared links. */
  origin: string;
  /** Digits with the country code, for the contact form. */
  whatsappNumber: string;
  /** Null: without one for self-harm, the state's own for legal aid. Missing: unknown. */
  helplines?: { selfHarm: Helpline | null; legalAid: Helpline | null };
  /** What *Leave quickly* opens. Missing: an empty page. */
  quickExitUrl?: string;
  /** E.g. "2026-12-01". Null: still the template. Missing: unknown. */
  termsDate?: string | null;
  /** Visitors' requests a minute from an address. Missing: unknown. */
  publicRateLimit?: number;
  /** Missing: unknown. */
  sendsMail?: boolean;
  /** Whether clients can sign in by phone. Missing: unknown. */
  phoneSignIn?: boolean;
  /** Whether clients may send open requests. Missing: unknown. */
  openRequests?: boolean;
  /** Missing: unknown. */
  videoCalls?: boolean;
}

export const SiteContext = createContext<Site>({ origin: '', whatsappNumber: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}

/** For a page, in the present language. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  const language = useLanguage();
  return (path) => new URL(inLanguage(path, language), origin).href;
}

/** For a file, which has the same path in every language. */
export function useAbsoluteFile(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}
