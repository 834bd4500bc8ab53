import { useMemo, useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/use-language';
import { splitAtLegalWords } from './find-legal-words';
import { otherLanguage } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths';
import { Popover } from '../ui/overlays/popover';
import { TextLink } from '../ui/text-link';
import { legalWords, type LegalWordSlug } from '../i18n/legal-words';

function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A `span`, for a `button` is a box: a line could not break inside of its words, and the text would move. */
function InlineButton(props: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      role="button"
      tabIndex={0}
      onKeyDown={pressByKey}
      className="cursor-pointer touch:py-3.5 underline decoration-dotted decoration-from-font underline-offset-[0.25em] hover:text-green hover:decoration-solid print:no-underline"
    />
  );
}

function LegalWordButton({ slug, text }: { slug: LegalWordSlug; text: string }) {
  const { t } = useTranslation('legalWords');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const meaning = useId();
  const other = otherLanguage[language];
  const { word } = legalWords[slug][language];
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={<InlineButton>{text}</InlineButton>}
      label={word}
      describedBy={meaning}
      size="note"
    >
      <div className="overflow-y-auto p-4">
        <p className="font-semibold">{word}</p>
        <p lang={other} className="text-ink-2">
          {legalWords[slug][other].word}
        </p>
        <p id={meaning} className="mt-2">
          {t(`meanings.${slug}`)}
        </p>
        <p className="mt-1 -mb-2">
          <TextLink to={`${paths.words}#${slug}`} className="inline-flex min-h-11 items-center">
            {t('all')}
          </TextLink>
        </p>
      </div>
    </Popover>
  );
}

/** A text in the language of the page; the first place of each legal word in it is a button that explains the word. */
export function MarkedText({ text }: { text: string }) {
  const language = useLanguage();
  const parts = useMemo(() => splitAtLegalWords(text, language), [text, language]);
  return parts.map(({ text: part, slug }) =>
    slug ? <LegalWordButton key={slug} slug={slug} text={part} /> : part,
  );
}
