import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useAbsolute, useAbsoluteFile } from '../../../routing/site';
import { breadcrumbData } from '../../../routing/breadcrumb-data';
import { useLanguage } from '../../../i18n/use-language';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { StructuredData } from '../../../routing/structured-data';
import type { BlogPageQuery } from '../generated/blog-screen';

type Blog = NonNullable<BlogPageQuery['blog']>;

export function ArticleHead({ blog }: { blog: Blog }) {
  const { t } = useTranslation(['blogs', 'shared']);
  const language = useLanguage();
  const absolute = useAbsolute();
  const absoluteFile = useAbsoluteFile();
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, image, createdAt, updatedAt, author } = blog;
  const { text: title, lang } = textOf(blog.title, blog.titleBangla);
  const description = lang ? blog.description : textOf(blog.description, blog.descriptionBangla).text;
  const onlyIn = blog.titleBangla ? undefined : 'en';
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={paths.blog(id)}
        image={{ path: paths.shareBlog(id), alt: title }}
        type="article"
        onlyIn={onlyIn}
      />
      <StructuredData
        data={[
          {
            '@type': 'Article',
            headline: title,
            description,
            inLanguage: lang ?? language,
            datePublished: createdAt,
            dateModified: updatedAt,
            mainEntityOfPage: onlyIn ? absoluteFile(paths.blog(id)) : absolute(paths.blog(id)),
            image: image ? absoluteFile(image) : absolute(paths.shareBlog(id)),
            publisher: { '@type': 'Organization', name: t('shared:brand.name'), url: absolute(paths.home) },
            ...(author
              ? {
                  author: {
                    '@type': 'Person',
                    name: nameOf(author),
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
