import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatRecentDate } from '../../../i18n/format';
import { ImageWithFallback } from '../../../ui/pictures/image-with-fallback';
import { ClothField } from '../../../ui/jamdani/jamdani';
import { Sign } from '../../../ui/jamdani/sign';
import { signOfArea } from '../../../ui/jamdani/signs';
import { LanguageMark } from '../../../routing/language-mark';
import { useLocalName } from '../../../i18n/use-local-name';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { ArticleTitle } from './article-title';
import type { ArticleCard_BlogFragment } from './generated/article-card';

graphql(`
  fragment ArticleCard_blog on Blog {
    id
    title
    titleBangla
    preview(length: 150)
    previewBangla: preview(length: 150, language: BN)
    practiceArea
    image
    imageSmall
    createdAt
    author {
      id
      name
      nameBangla
    }
  }
`);

interface ArticleCardProps {
  article: FragmentType<ArticleCard_BlogFragment>;
  /** From 900 px a card as wide as the list, with a panel of cloth. */
  leading?: boolean;
  headingLevel: 2 | 3;
  /** Opens the dialog; the link itself leads to the article's page. */
  onOpen: (id: string) => void;
  /** Called on hover and focus, to prefetch the dialog. */
  onApproach: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface CoverProps {
  article: FragmentType<ArticleCard_BlogFragment>;
  leading: boolean;
  eager: boolean;
}

/** The uploaded picture, else the sign of the practice area. */
function Cover({ article, leading, eager }: CoverProps) {
  const { t } = useTranslation('blogs');
  const { image, imageSmall, practiceArea } = readFragment<ArticleCard_BlogFragment>(article);
  const sign = signOfArea(practiceArea);
  if (image)
    return (
      <ImageWithFallback
        {...(leading
          ? { src: image, srcSmall: imageSmall, sizes: '(width >= 900px) 380px, 72px' }
          : { src: imageSmall ?? image })}
        alt=""
        placeholder={t('noImage')}
        width={960}
        height={640}
        eager={eager}
        className={clsx(
          'col-start-1 row-start-1 aspect-square w-full [&_svg]:hidden',
          leading ? 'max-md:rounded-field md:col-start-2 md:h-full' : 'rounded-field',
        )}
      />
    );
  if (!leading) return <Sign name={sign} className="col-start-1 row-start-1" />;
  return (
    <div className="relative col-start-1 row-start-1 md:col-start-2 md:grid md:place-items-center">
      <ClothField className="absolute inset-0 max-md:hidden" />
      <div className="relative rounded-card md:bg-cloth md:p-5">
        <Sign name={sign} className="cloth-panel-sign md:size-37.5" />
      </div>
    </div>
  );
}

const leadingCard =
  'md:col-span-2 md:mb-7 md:grid-cols-[minmax(0,1fr)_260px] md:overflow-hidden md:rounded-card md:border md:bg-surface md:py-0 lg:grid-cols-[minmax(0,1fr)_380px]';

export function ArticleCard({
  article,
  leading = false,
  headingLevel,
  onOpen,
  onApproach,
}: ArticleCardProps) {
  const { t, i18n } = useTranslation(['blogs', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const local = useLocalName();
  const { id, createdAt, author, practiceArea, image, ...texts } =
    readFragment<ArticleCard_BlogFragment>(article);
  const title = textOf(texts.title, texts.titleBangla);
  const preview = textOf(texts.preview, texts.titleBangla && texts.previewBangla).text;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <article
      onPointerEnter={onApproach}
      className={clsx(
        'group relative grid gap-x-3.5 border-t border-line py-2 has-[a:focus-visible]:rounded-card has-[a:focus-visible]:ring-focus',
        image ? 'grid-cols-[72px_minmax(0,1fr)]' : 'grid-cols-[44px_minmax(0,1fr)]',
        leading ? leadingCard : 'md:grid-cols-[72px_minmax(0,1fr)] md:gap-x-5 md:py-5',
      )}
    >
      <div className={clsx('col-start-2', leading && 'md:col-start-1 md:px-9 md:py-8')}>
        {leading && practiceArea && (
          <p className="mb-1 text-14 text-ink-2 max-md:hidden">{local(practiceArea)}</p>
        )}
        <Heading
          className={clsx(
            'font-serif text-18 max-md:line-clamp-3 max-md:bangla:leading-[1.45]',
            leading ? 'md:text-28 lg:text-36' : 'md:text-22',
          )}
        >
          <Link
            to={paths.blog(id)}
            onClick={open}
            onFocus={onApproach}
            className="stretched no-underline outline-none group-hover:underline focus-visible:shadow-none"
          >
            <ArticleTitle title={title} />
          </Link>
        </Heading>
        <p
          lang={title.lang}
          className={clsx('mt-1.5 max-w-measure text-ink-2 max-md:hidden', leading && 'text-18')}
        >
          {preview}
        </p>
        <p className="mt-1.5 flex items-center gap-3 text-14 text-ink-2">
          {/* The device's clock may say another year than the server's. */}
          <span className="truncate" suppressHydrationWarning>
            {t('by', {
              name: nameOf(author),
              date: formatRecentDate(createdAt, i18n.language),
            })}
          </span>
          <LanguageMark lang={title.lang} />
        </p>
      </div>
      {/* Below an h1 the list is at the top of the page; otherwise it starts below the fold. */}
      <Cover article={article} leading={leading} eager={leading && headingLevel === 2} />
    </article>
  );
}
