import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedText } from '../../legal-words/explained-text';
import { paths } from '../../routing/paths';
import { formatDate } from '../../i18n/format';
import { useDigits } from '../../i18n/use-digits';
import { PageHead } from '../../routing/page-head';
import { useSite } from '../../routing/site';
import { TextLink } from '../../ui/text-link';
import { isInForce } from './terms-date';
import { TextPage } from './text-page';

interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs separated by empty lines; `[words](developers)` links to that page. */
  text: string;
}

const targets: Record<string, string> = { developers: paths.developers };

const link = /\[([^\][]+)\]\((\w+)\)/;

function Paragraph({ text }: { text: string }) {
  const [before, words, page, after] = text.split(link);
  const target = targets[page ?? ''];
  if (!words || !target) return <ExplainedText text={text} />;
  return (
    <Fragment>
      {before}
      <TextLink to={target}>{words}</TextLink>
      {after}
    </Fragment>
  );
}

function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  const digits = useDigits();
  return (
    <ol>
      {sections.map(({ id, title, text }, index) => (
        <li key={id} id={id} className="scroll-mt-26 border-t border-line py-7 first:border-t-0 first:pt-0">
          <h2 className="mb-3">
            {digits(index + 1)}. {title}
          </h2>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="max-w-measure not-last:mb-3.5">
              <Paragraph text={paragraph} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function ContentsLinks({ sections }: { sections: readonly LegalSection[] }) {
  const digits = useDigits();
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2 py-1 leading-snug text-ink-2 no-underline hover:text-green hover:underline md:min-h-8 coarse:min-h-11"
          >
            <span className="w-8 shrink-0 whitespace-nowrap tabular-nums">{digits(index + 1)}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text, on a phone folded above it. */
function LegalContents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={label} className="mt-6 print:hidden">
      <details className="rounded-field border border-line-strong px-4 md:hidden">
        <summary className="min-h-11 py-2.5 font-medium">{label}</summary>
        <ContentsLinks sections={sections} />
      </details>
      <div className="hidden border-t border-line-strong pt-3 md:block">
        <ContentsLinks sections={sections} />
      </div>
    </nav>
  );
}

interface LegalPageProps {
  name: 'terms' | 'privacy';
  /** The page that belongs to it. */
  other: 'terms' | 'privacy';
  sections: readonly LegalSection[];
}

/** With its date, a link to the other text, and the list of its sections. */
export function LegalPage({ name, other, sections }: LegalPageProps) {
  const { t, i18n } = useTranslation('legal');
  const { termsDate } = useSite();
  const lead = (
    <>
      <p>{t(`${name}.lead`)}</p>
      {termsDate && (
        <p className="mt-3" suppressHydrationWarning>
          {t(isInForce(termsDate) ? `${name}.since` : `${name}.from`, {
            date: formatDate(termsDate, i18n.language, 'long'),
          })}
        </p>
      )}
      <p className="mt-3">
        <TextLink to={paths[other]}>{t(`${name}.other`)}</TextLink>
      </p>
      <LegalContents label={t('contents')} sections={sections} />
    </>
  );
  return (
    <>
      <PageHead title={t(`${name}.title`)} description={t(`${name}.lead`)} canonical={paths[name]} />
      <TextPage title={t(`${name}.title`)} lead={lead}>
        <LegalText sections={sections} />
      </TextPage>
    </>
  );
}
