import { useLanguage } from '../i18n/use-language';

/** From the first to the last letter of another script. */
const runsOf = {
  en: /(\p{Script=Latin}(?:[^\u0980-\u09e3]*\p{Script=Latin})?)/u,
  bn: /([\u0980-\u09e3](?:[^\p{Script=Latin}]*[\u0980-\u09e3])?)/u,
};

/** A sentence of the page that marks the language of what a person wrote in it. */
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
