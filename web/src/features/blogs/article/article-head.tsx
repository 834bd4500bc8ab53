import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useAbsolute } from '../../../routing/site';
import { breadcrumbData } from '../../../routing/breadcrumb-data';
import { StructuredData } from '../../../routing/structured-data';
import type { BlogPageQuery } from '../../../screens/public/generated/blog-screen';

type Blog = NonNullable<BlogPageQuery['blog']>;

/** The metadata of an article for search engines and shared links. */
export function ArticleHead({ blog }: { blog: Blog }) {
  const { t } = useTranslation(['blogs', 'shared']);
  const absolute = useAbsolute();
  const { id, title, description, image, createdAt, updatedAt, author } = blog;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={paths.blog(id)}
        image={{ path: paths.shareBlog(id), alt: title }}
        type="article"
      />
      <StructuredData
        data={[
          {
            '@type': 'Article',
            headline: title,
            description,
            datePublished: createdAt,
            dateModified: updatedAt,
            mainEntityOfPage: absolute(paths.blog(id)),
            image: absolute(image ?? paths.shareBlog(id)),
            publisher: { '@type': 'Organization', name: t('shared:brand.name'), url: absolute(paths.home) },
            ...(author
              ? {
                  author: {
                    '@type': 'Person',
                    name: author.name,
                    ...(author.listed ? { url: absolute(paths.lawyer(author.id)) } : {}),
                  },
                }
              : {}),
          },
          breadcrumbData(
            [
              { label: t('shared:nav.home'), path: paths.home },
              { label: t('title'), path: paths.blogs },
              { label: title, path: paths.blog(id) },
            ],
            absolute,
          ),
        ]}
      />
    </>
  );
}
