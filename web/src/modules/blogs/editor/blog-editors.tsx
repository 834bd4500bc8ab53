import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blogChanged, blogCreated } from '../../../graphql/invalidate';
import { readBlogVersion } from '../blog-mutations';
import { CreateBlogDocument, UpdateBlogDocument } from '../generated/blog-mutations';
import { blogDraftKey, emptyBlog, textsOf } from './blog-draft';
import { BlogForm, type BlogFormProps } from './blog-form';

type EditorProps = Pick<BlogFormProps, 'cancelTo' | 'failure'> & { userId: string };

export function NewBlogForm({
  userId,
  onSaved,
  ...props
}: EditorProps & { onSaved: (isPublic: boolean) => unknown }) {
  const { t } = useTranslation('blogEditor');
  const [create] = useMutation(CreateBlogDocument, { update: blogCreated });
  const isPublic = useRef(true);
  return (
    <BlogForm
      {...props}
      draft={blogDraftKey(userId, null)}
      initial={emptyBlog}
      submitLabel={t('publish')}
      sendingLabel={t('publishing')}
      onSave={async ({ texts, image, context }) => {
        const { data } = await create({ variables: { input: texts, image }, context });
        isPublic.current = data?.createBlog.blog.published ?? true;
      }}
      onSaved={() => onSaved(isPublic.current)}
    />
  );
}

type PresentBlog = Parameters<typeof textsOf>[0] & { id: string; image: string | null; version: string };

export function PresentBlogForm({
  userId,
  blog,
  ...props
}: EditorProps & Pick<BlogFormProps, 'submitLabel' | 'sendingLabel' | 'onSaved'> & { blog: PresentBlog }) {
  const { id, image, version } = blog;
  const [update, { client }] = useMutation(UpdateBlogDocument, { update: blogChanged });
  return (
    <BlogForm
      {...props}
      draft={blogDraftKey(userId, id)}
      initial={textsOf(blog)}
      image={image}
      present={{ version, read: () => readBlogVersion(client, id) }}
      onSave={({ changes, image: file, context }) =>
        update({ variables: { id, input: changes, image: file }, context })
      }
    />
  );
}
