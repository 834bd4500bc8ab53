import {
  identifier,
  instant,
  nullable,
  picture,
  shape,
  text,
  withOptional,
} from '../../rest/openapi/json-schema';
import type { BlogType } from './blog.types';

/** In `/api/v1`, `lawyerId` is the author, admin or lawyer. */
export function blogToV1(blog: BlogType) {
  const { titleBangla, contentBangla } = blog;
  const { id, title, content, practiceArea, image, author, published, createdAt, updatedAt } = blog;
  return {
    ...(published ? {} : { published }),
    _id: id,
    title,
    titleBangla,
    content,
    contentBangla,
    practiceArea,
    image,
    lawyerId: author && { _id: author.id, name: author.name, profilePic: author.profilePic },
    createdAt,
    updatedAt,
  };
}

type BlogV1 = Omit<ReturnType<typeof blogToV1>, 'published'>;

const author = shape<NonNullable<BlogV1['lawyerId']>>(
  'BlogAuthor',
  { _id: identifier, name: text, profilePic: picture },
  'A lawyer or an admin.',
);

const always = shape<BlogV1>('Blog', {
  _id: identifier,
  title: text,
  titleBangla: { ...nullable(text), description: 'Null unless the content is in Bangla as well.' },
  content: { type: 'string', description: 'Markdown.' },
  contentBangla: { ...nullable(text), description: 'Markdown; null unless the title is in Bangla as well.' },
  practiceArea: { ...nullable(text), description: 'Name of the practice area that it is about.' },
  image: picture,
  lawyerId: { ...nullable(author), description: 'Null when the account was deleted.' },
  createdAt: instant,
  updatedAt: instant,
});

export const blogV1Schema = withOptional(always, {
  published: {
    type: 'boolean',
    const: false,
    description: 'Only in a draft, which its author and admins alone can read until the licence is verified.',
  },
});
