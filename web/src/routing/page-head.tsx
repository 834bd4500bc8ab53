import { defaultLanguage, inLanguage, languages, type Language } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { pageTitle } from './page-title';
import { paths } from './paths';
import { useLanguage } from '../i18n/use-language';
import { useAbsolute, useAbsoluteFile } from './site';

const SHARE_LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', bn: 'bn_BD' };

const SHARE_SIZE = { width: '1200', height: '630' };

interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two sentences for search results and shared links; public pages only. */
  description?: string;
  /** The canonical path of this page among its variants; public pages only. */
  canonical?: string;
  /** The picture for shared links, by its path; the site's by default. */
  image?: { path: string; alt: string };
  type?: 'website' | 'article' | 'profile';
  /** For a page with the same text in every language: only this language's URL is canonical. */
  onlyIn?: Language;
  /** Adds `noindex`, for signed-in areas and "not found". */
  hidden?: boolean;
}

/** Title and tags for search engines and shared links; React hoists them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, image, type = 'website', onlyIn, hidden } = props;
  const { t } = useTranslation('shared');
  const absolute = useAbsolute();
  const absoluteFile = useAbsoluteFile();
  const language = useLanguage();
  const own = onlyIn ?? language;
  const address = canonical && absoluteFile(inLanguage(canonical, own));
  const { path: picture, alt } = image ?? { path: paths.shareSite, alt: t('share.site') };
  return (
    <>
      <title>{pageTitle(title, (cut) => t('titleSuffix', { title: cut }))}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:site_name" content={t('brand.name')} />
          <meta property="og:title" content={title} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={address} />
          {description && <meta property="og:description" content={description} />}
          {!onlyIn &&
            [...languages, null].map((one) => (
              <link
                key={one ?? 'any'}
                rel="alternate"
                hrefLang={one ?? 'x-default'}
                href={absoluteFile(inLanguage(canonical, one ?? defaultLanguage))}
              />
            ))}
          <meta property="og:locale" content={SHARE_LOCALES[own]} />
          {languages
            .filter((one) => one !== own && !onlyIn)
            .map((one) => (
              <meta key={one} property="og:locale:alternate" content={SHARE_LOCALES[one]} />
            ))}
          <meta property="og:image" content={absolute(picture)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={SHARE_SIZE.width} />
          <meta property="og:image:height" content={SHARE_SIZE.height} />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={title} />
          {description && <meta name="twitter:description" content={description} />}
          <meta name="twitter:image" content={absolute(picture)} />
          <meta name="twitter:image:alt" content={alt} />
          <link
            rel="alternate"
            type="application/rss+xml"
            title={t('share.feed')}
            href={absolute(paths.blogFeed)}
          />
        </>
      )}
    </>
  );
}
