import type { Language } from '@ainsathi/contract/languages';
import { useLanguage } from './use-language';

// Without the digits and the sign of the taka, which English texts have too.
const banglaLetters = /[\u0980-\u09e3]/g;
const latinLetters = /\p{Script=Latin}/gu;

/** The language of what a person wrote, by the script that most of its letters have; null without a letter. */
export function languageOfPassage(text: string): Language | null {
  const bangla = text.match(banglaLetters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  if (bangla + latin === 0) return null;
  return bangla > latin ? 'bn' : 'en';
}

/** The `lang` of a passage that a person wrote; undefined where it is in the language of the page. */
export function usePassageLanguage(): (text: string | null | undefined) => Language | undefined {
  const page = useLanguage();
  return (text) => {
    const language = languageOfPassage(text ?? '');
    return language === null || language === page ? undefined : language;
  };
}
