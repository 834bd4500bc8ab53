import { usePassageLanguage } from '../i18n/passage-language';
import { useLanguage } from '../i18n/use-language';

/** What a person wrote, said to be in its language where that is not the page's: voices and faces differ. */
export function Passage({ text }: { text: string }) {
  const languageOf = usePassageLanguage();
  const language = languageOf(text);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}

/** From the first to the last letter of another script. */
const runsOf = {
  en: /(\p{Script=Latin}(?:[^\u0980-\u09e3]*\p{Script=Latin})?)/u,
  bn: /([\u0980-\u09e3](?:[^\p{Script=Latin}]*[\u0980-\u09e3])?)/u,
};

/** A sentence of the page, in which what a person wrote is said to be in its language. */
export function Sentence({ text }: { text: string }) {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return text.split(runsOf[other]).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={other}>
        {part}
      </span>
    ),
  );
}
