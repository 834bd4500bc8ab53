import {
  identifier,
  instant,
  type JsonSchema,
  nullable,
  picture,
  shape,
  text,
} from '../../rest/openapi/json-schema';
import type { BlogType } from './blog.types';

/** A post in the names of `/api/v1`: the author, admin or lawyer, is `lawyerId`. */
export function blogToV1(blog: BlogType) {
  const { id, title, content, practiceArea, image, author, createdAt, updatedAt } = blog;
  return {
    _id: id,
    title,
    content,
    practiceArea,
    image,
    lawyerId: author && { _id: author.id, name: author.name, profilePic: author.profilePic },
    createdAt,
    updatedAt,
  };
}

type BlogV1 = ReturnType<typeof blogToV1>;

const author = shape<NonNullable<BlogV1['lawyerId']>>(
  'BlogAuthor',
  { _id: identifier, name: text, profilePic: picture },
  'A lawyer or an admin.',
);

/** The schema of `blogToV1`. */
export const blogV1Schema: JsonSchema = shape<BlogV1>('Blog', {
  _id: identifier,
  title: text,
  content: { type: 'string', description: 'Markdown.' },
  practiceArea: { ...nullable(text), description: 'Name of the practice area that it is about.' },
  image: picture,
  lawyerId: { ...nullable(author), description: 'Null when the account was deleted.' },
  createdAt: instant,
  updatedAt: instant,
});
