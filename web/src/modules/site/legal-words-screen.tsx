import { otherLanguage, type Language } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page';
import { useLanguage } from '../../i18n/use-language';
import { legalWords } from '../../i18n/legal-words';
import { legalWordsByLetter, type LetterGroup } from '../../legal-words/sort-legal-words';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';

const letterId = (index: number) => `letter-${index + 1}`;

function Letters({ groups }: { groups: readonly LetterGroup[] }) {
  const { t } = useTranslation('legalWords');
  return (
    <nav aria-label={t('letters')} className="mt-6 print:hidden">
      <ul className="-mx-2 flex flex-wrap">
        {groups.map(({ letter }, index) => (
          <li key={letter}>
            <a
              href={`#${letterId(index)}`}
              className="grid size-11 place-items-center rounded-field font-medium text-green no-underline hover:bg-hover hover:underline"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Letter({ group, id, language }: { group: LetterGroup; id: string; language: Language }) {
  const { t } = useTranslation('legalWords');
  const other = otherLanguage[language];
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-line py-7 first:border-t-0 first:pt-0 sm:grid-cols-[3rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="scroll-mt-26 text-28 text-green">
        {group.letter}
      </h2>
      <dl className="grid max-w-measure gap-6 sm:pt-1">
        {group.slugs.map((slug) => (
          <div
            key={slug}
            id={slug}
            className="-mx-3 -my-2 scroll-mt-26 rounded-field px-3 py-2 target:bg-green-soft"
          >
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <dfn className="text-18 font-semibold not-italic">{legalWords[slug][language].word}</dfn>
              <span lang={other} className="text-ink-2">
                {legalWords[slug][other].word}
              </span>
            </dt>
            <dd className="mt-1">{t(`meanings.${slug}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** In alphabetical order. */
export default function LegalWordsScreen() {
  const { t } = useTranslation(['legalWords', 'shared']);
  const language = useLanguage();
  const groups = legalWordsByLetter(language);
  const title = t('shared:footer.legalWords');
  const lead = (
    <>
      <p>{t('lead')}</p>
      <Letters groups={groups} />
    </>
  );
  return (
    <>
      <PageHead title={title} description={t('description')} canonical={paths.words} />
      <TextPage title={title} lead={lead}>
        {groups.map((group, index) => (
          <Letter key={group.letter} group={group} id={letterId(index)} language={language} />
        ))}
      </TextPage>
    </>
  );
}
