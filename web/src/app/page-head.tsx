import { useTranslation } from 'react-i18next';
import { useAbsolute } from './site';

interface PageHeadProps {
  /** The screen's own title; the product's name is added. */
  title: string;
  /** One or two sentences for search results and shared links; public pages only. */
  description?: string;
  /** The path that stands for this page among its variants; public pages only. */
  canonical?: string;
  /** A picture for shared links, as a path. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** Keeps search engines away: signed-in areas, not found. */
  hidden?: boolean;
}

/** The document's title and the tags for search engines and shared links; React puts them into the head. */
export function PageHead({ title, description, canonical, image, type = 'website', hidden }: PageHeadProps) {
  const { t } = useTranslation('shared');
  const absolute = useAbsolute();
  return (
    <>
      <title>{t('titleSuffix', { title })}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && (
        <>
          <link rel="canonical" href={absolute(canonical)} />
          <meta property="og:site_name" content={t('brand.name')} />
          <meta property="og:title" content={title} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={absolute(canonical)} />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={absolute(image)} />}
        </>
      )}
    </>
  );
}
