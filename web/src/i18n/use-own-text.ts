import type { Language } from '@ainsathi/contract/languages';
import { useLanguage } from './use-language';

/** A text that people wrote, in the language of the page or, where it is not in that one, in the other. */
export interface OwnText {
  text: string;
  /** The language of the text where it is not that of the page: for `lang`, and for the mark. */
  lang: Language | undefined;
}

/** Chooses between the versions of a text; null where there is none. */
export function useOwnText(): (
  english: string | null | undefined,
  bangla: string | null | undefined,
) => OwnText | null {
  const language = useLanguage();
  return (english, bangla) => {
    const [own, other] = language === 'bn' ? [bangla, english] : [english, bangla];
    if (own) return { text: own, lang: undefined };
    return other ? { text: other, lang: language === 'bn' ? 'en' : 'bn' } : null;
  };
}
