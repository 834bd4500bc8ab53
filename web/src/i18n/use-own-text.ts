import type { Language } from '@ainsathi/contract/languages';
import { useLanguage } from './use-language';

/** A text that people wrote, in the language of the page or, where it is not in that one, in the other. */
export interface OwnText {
  text: string;
  /** The text's language if it differs from the page's: for `lang`, and for the mark. */
  lang: Language | undefined;
}

interface ChooseText {
  (english: string, bangla: string | null | undefined): OwnText;
  (english: string | null | undefined, bangla: string | null | undefined): OwnText | null;
}

/** Chooses between the versions of a text; null where there is none. */
export function useOwnText(): ChooseText {
  const language = useLanguage();
  function choose(english: string, bangla: string | null | undefined): OwnText;
  function choose(english: string | null | undefined, bangla: string | null | undefined): OwnText | null;
  function choose(english: string | null | undefined, bangla: string | null | undefined): OwnText | null {
    const [own, other] = language === 'bn' ? [bangla, english] : [english, bangla];
    if (own) return { text: own, lang: undefined };
    if (other) return { text: other, lang: language === 'bn' ? 'en' : 'bn' };
    return typeof english === 'string' ? { text: english, lang: undefined } : null;
  }
  return choose;
}
