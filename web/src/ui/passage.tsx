import { usePassageLanguage } from '../i18n/passage-language';

/** What a person wrote, with its language where the page has another: screen readers and fonts differ. */
export function Passage({ text }: { text: string }) {
  const languageOf = usePassageLanguage();
  const language = languageOf(text);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}
