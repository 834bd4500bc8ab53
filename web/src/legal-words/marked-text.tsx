import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language';
import { splitAtLegalWords } from './find-legal-words';
import { LegalWordButton } from './legal-word-button';

/** A text in the language of the page; the first place of each legal word in it is a button that explains the word. */
export function MarkedText({ text }: { text: string }) {
  const language = useLanguage();
  const parts = useMemo(() => splitAtLegalWords(text, language), [text, language]);
  return parts.map(({ text: part, slug }) =>
    slug ? <LegalWordButton key={slug} slug={slug} text={part} /> : part,
  );
}
