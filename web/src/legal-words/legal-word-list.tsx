import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfPassage } from '../i18n/passage-language';
import { useLanguage } from '../i18n/use-language';
import { paths } from '../routing/paths';
import { TextLink } from '../ui/text-link';
import { legalWordsIn } from './find-legal-words';
import { legalWords } from '../i18n/legal-words';

/** The legal words of a text, named in its language and explained in the page's; nothing without legal words. */
export function LegalWordList({ text }: { text: string }) {
  const { t } = useTranslation('legalWords');
  const language = useLanguage();
  const written = languageOfPassage(text) ?? language;
  const slugs = useMemo(() => legalWordsIn(text, written), [text, written]);
  if (slugs.length === 0) return null;
  return (
    <details className="group rounded-field border border-line-strong px-4">
      <summary className="flex min-h-11.5 list-none items-center justify-between gap-4 py-2 font-medium hover:text-green [&::-webkit-details-marker]:hidden">
        {t('inArticle')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-green transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <dl className="border-t border-line pb-1">
        {slugs.map((slug) => (
          <div key={slug} className="pt-3">
            <dt lang={written === language ? undefined : written} className="font-semibold">
              {legalWords[slug][written].word}
            </dt>
            <dd className="text-ink-2">{t(`meanings.${slug}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={paths.words} className="inline-flex min-h-11 items-center">
          {t('all')}
        </TextLink>
      </p>
    </details>
  );
}
