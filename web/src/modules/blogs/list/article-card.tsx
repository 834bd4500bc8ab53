import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { ImageWithFallback } from '../../../ui/pictures/image-with-fallback';
import { ClothCover } from '../../../ui/jamdani/jamdani';
import { LanguageMark } from '../../../routing/language-mark';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import type { ArticleCard_BlogFragment } from './generated/article-card';

graphql(`
  fragment ArticleCard_blog on Blog {
    id
    title
    titleBangla
    preview(length: 150)
    previewBangla: preview(length: 150, language: BN)
    image
    imageSmall
    createdAt
    author {
      id
      name
      nameBangla
      profilePicSmall
      listed
    }
  }
`);

interface ArticleCardProps {
  article: FragmentType<ArticleCard_BlogFragment>;
  /** The first card spans two columns and rows on desktop. */
  big?: boolean;
  headingLevel: 2 | 3;
  /** Opens the dialog; the link itself leads to the article's page. */
  onOpen: (id: string) => void;
  /** Called on hover and focus, to prefetch the dialog. */
  onApproach: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

const smallLayout =
  'max-sm:grid-cols-[minmax(0,1fr)_88px] max-sm:gap-x-4 max-sm:border-t max-sm:border-line-strong max-sm:pt-5';

interface CoverProps {
  article: FragmentType<ArticleCard_BlogFragment>;
  big: boolean;
  eager: boolean;
}

function Cover({ article, big, eager }: CoverProps) {
  const { t } = useTranslation('blogs');
  const { id, image, imageSmall } = readFragment<ArticleCard_BlogFragment>(article);
  const shape = clsx(
    'w-full rounded-card object-cover',
    big
      ? 'aspect-video md:aspect-auto md:h-full md:min-h-95'
      : 'aspect-video max-sm:col-start-2 max-sm:row-start-1 max-sm:aspect-square max-sm:h-22',
  );
  if (!image) return <ClothCover id={id} className={shape} />;
  return (
    <ImageWithFallback
      {...(big
        ? { src: image, srcSmall: imageSmall, sizes: '(width >= 900px) 760px, (width >= 640px) 50vw, 100vw' }
        : { src: imageSmall ?? image })}
      alt=""
      placeholder={t('noImage')}
      width={960}
      height={540}
      eager={eager}
      className={shape}
    />
  );
}

export function ArticleCard({ article, big = false, headingLevel, onOpen, onApproach }: ArticleCardProps) {
  const { t, i18n } = useTranslation(['blogs', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, createdAt, author, ...texts } = readFragment<ArticleCard_BlogFragment>(article);
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
        'group relative grid content-start gap-3 has-[a:focus-visible]:rounded-card has-[a:focus-visible]:ring-focus has-[a:focus-visible]:outline-offset-6',
        big
          ? 'md:col-span-2 md:row-span-2 md:grid-rows-[minmax(380px,1fr)_auto_auto_auto] md:content-stretch'
          : smallLayout,
      )}
    >
      {/* Below an h1 the list is at the top of the page; otherwise it starts below the fold. */}
      <Cover article={article} big={big} eager={big && headingLevel === 2} />
      {/* On a phone beside a small card's picture. */}
      <div
        className={clsx('contents', !big && 'max-sm:col-start-1 max-sm:row-start-1 max-sm:grid max-sm:gap-2')}
      >
        <Heading className={clsx('font-serif text-22', big && 'mt-1 tracking-[-0.018em] md:text-36')}>
          <Link
            to={paths.blog(id)}
            onClick={open}
            onFocus={onApproach}
            className="stretched no-underline outline-none group-hover:underline focus-visible:shadow-none"
          >
            <span lang={title.lang}>{title.text}</span>
          </Link>
        </Heading>
        <p lang={title.lang} className={clsx('text-ink-2', big && 'md:max-w-[56ch] md:text-18')}>
          {preview}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 sm:text-14 text-ink-2 max-sm:col-span-full">
        {t('by', {
          name: nameOf(author),
          date: formatDate(createdAt, i18n.language),
        })}
        <LanguageMark lang={title.lang} />
      </p>
    </article>
  );
}
