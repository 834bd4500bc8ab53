import type { ApolloClient } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { blogDeleted } from '../../graphql/invalidate';
import { textsOf } from './editor/blog-draft';
import { BlogVersionDocument, DeleteBlogDocument } from './generated/blog-mutations';

graphql(`
  mutation CreateBlog($input: BlogInput!, $image: Upload) {
    createBlog(input: $input, image: $image) {
      blog {
        id
        published
      }
    }
  }

  mutation UpdateBlog($id: ID!, $input: UpdateBlogInput!, $image: Upload) {
    updateBlog(id: $id, input: $input, image: $image) {
      blog {
        id
        title
        content
        titleBangla
        contentBangla
        practiceArea
        image
        version
        ...AdminBlogRow_blog
        ...BlogCard_blog
      }
    }
  }

  query BlogVersion($id: ID!) {
    blog(id: $id) {
      id
      title
      content
      titleBangla
      contentBangla
      practiceArea
      version
    }
  }

  mutation DeleteBlog($id: ID!) {
    deleteBlog(id: $id) {
      deletedId
    }
  }
`);

/** The saved texts from the network; null for a deleted blog. */
export async function readBlogVersion(client: ApolloClient, id: string) {
  const { data } = await client.query({
    query: BlogVersionDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.blog ? { values: textsOf(data.blog), version: data.blog.version } : null;
}

export function useDeleteBlog() {
  return useMutation(DeleteBlogDocument, {
    update: (cache, { data }) => {
      if (data) blogDeleted(cache, data.deleteBlog.deletedId);
    },
  });
}
