import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { Passage } from '../../../ui/passage';
import type { EntryChain } from './entry-chains';

const textClass = 'max-w-measure text-16 whitespace-pre-line wrap-anywhere md:text-14';

/** What was written, as it is now, and what it said before it was corrected. */
export function EntryText({ chain: { texts, correctedAt } }: { chain: EntryChain }) {
  const { t, i18n } = useTranslation('room');
  const earlier = texts.slice(0, -1);
  const present = texts.at(-1);
  return (
    <>
      {present && (
        <p className={textClass}>
          <Passage text={present} />
        </p>
      )}
      {correctedAt && (
        <p className="mt-1 text-14 font-medium text-brass-ink">
          {t('entry.corrected', { date: formatDate(correctedAt, i18n.language) })}
        </p>
      )}
      {earlier.length > 0 && (
        <details className="text-14 print:hidden">
          <summary className="inline-flex min-h-11 list-none items-center text-green underline underline-offset-[0.2em] md:min-h-8 coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {t('entry.earlier')}
          </summary>
          {earlier.map((text, index) => (
            <p key={index} className="mb-2 max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">
              <del>
                <Passage text={text} />
              </del>
            </p>
          ))}
        </details>
      )}
    </>
  );
}
