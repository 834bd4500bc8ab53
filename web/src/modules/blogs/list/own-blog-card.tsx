import clsx from 'clsx';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { useOwnText } from '../../../i18n/use-own-text';
import { Badge } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { ImageWithFallback } from '../../../ui/pictures/image-with-fallback';
import { Sign } from '../../../ui/jamdani/sign';
import { signOfArea } from '../../../ui/jamdani/signs';
import { HiddenNote } from '../../moderation/hidden-note';
import { ArticleTitle } from './article-title';
import type { BlogCard_BlogFragment } from './generated/own-blog-card';

graphql(`
  fragment BlogCard_blog on Blog {
    id
    title
    titleBangla
    preview(length: 80)
    previewBangla: preview(length: 80, language: BN)
    practiceArea
    image
    imageSmall
    published
    hiddenReason
    plea
    createdAt
  }
`);

interface BlogCardProps {
  blog: FragmentType<BlogCard_BlogFragment>;
  onDelete: () => void;
}

export function BlogCard({ blog: masked, onDelete }: BlogCardProps) {
  const { t, i18n } = useTranslation(['blogEditor', 'shared']);
  const textOf = useOwnText();
  const { id, practiceArea, image, imageSmall, published, hiddenReason, createdAt, ...texts } =
    readFragment<BlogCard_BlogFragment>(masked);
  const shownTitle = textOf(texts.title, texts.titleBangla);
  const { text: title, lang } = shownTitle;
  const preview = textOf(texts.preview, texts.titleBangla && texts.previewBangla).text;
  const picture = imageSmall ?? image;
  const cover = 'aspect-video w-full border-b border-line';
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      {picture ? (
        <ImageWithFallback
          src={picture}
          alt=""
          placeholder={t('form.noImage')}
          width={480}
          height={270}
          className={cover}
        />
      ) : (
        <div className={clsx('grid place-items-center', cover)}>
          <Sign name={signOfArea(practiceArea)} className="w-18" />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-1.5 px-4 py-4 md:px-5">
        <h2 className="font-sans text-16">
          <Link
            to={published ? paths.blog(id) : paths.lawyerArea.blog(id)}
            className="touch-area no-underline hover:text-green hover:underline"
          >
            <ArticleTitle title={shownTitle} />
          </Link>
        </h2>
        <p lang={lang} className="text-ink-2">
          {preview}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-2 text-14 text-ink-3">
          <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
          {!published && hiddenReason === null && <Badge tone="pending">{t('notPublic')}</Badge>}
          {hiddenReason !== null && <Badge tone="rejected">{t('hidden')}</Badge>}
        </p>
        {hiddenReason !== null && (
          <HiddenNote text={{ subject: 'ARTICLE', id, title, hiddenReason, plea: texts.plea }} />
        )}
      </div>
      <div className="grid auto-cols-fr grid-flow-col border-t border-line p-1.5">
        {published && (
          <ButtonLink
            variant="text"
            icon={Eye}
            to={paths.blog(id)}
            aria-label={t('lawyer.list.viewNamed', { title })}
          >
            {t('lawyer.list.view')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="text"
          icon={Pencil}
          to={paths.lawyerArea.blog(id)}
          aria-label={t('lawyer.list.editNamed', { title })}
        >
          {t('shared:act.edit')}
        </ButtonLink>
        <Button
          variant="danger-text"
          icon={Trash2}
          onClick={onDelete}
          aria-label={t('lawyer.list.deleteNamed', { title })}
        >
          {t('shared:act.delete')}
        </Button>
      </div>
    </li>
  );
}
