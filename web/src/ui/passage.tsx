import { usePassageLanguage } from '../i18n/passage-language';

/** What a person wrote, said to be in its language where that is not the page's: voices and faces differ. */
export function Passage({ text }: { text: string }) {
  const languageOf = usePassageLanguage();
  const language = languageOf(text);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}
