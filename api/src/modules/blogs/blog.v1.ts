import type { BlogView } from './blog.search';

/** A post in the names of `/api/v1` (contract section 3): the author, admin or lawyer, is `lawyerId`. */
export function blogToV1({ id, title, content, image, author, createdAt, updatedAt }: BlogView) {
  return {
    _id: id,
    title,
    content,
    image,
    lawyerId: author && { _id: author.id, name: author.name, profilePic: author.profilePic },
    createdAt,
    updatedAt,
  };
}
