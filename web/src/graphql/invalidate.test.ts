import { gql } from '@apollo/client';
import { createCache } from './cache/cache';
import { blogCreated, caseChanged, lawyerDeleted } from './invalidate';

const query = gql`
  query {
    adminLawyers {
      total
      items {
        id
        name
      }
    }
    blogs {
      total
    }
    myCaseCounts {
      total
    }
    users {
      total
    }
  }
`;

const data = {
  adminLawyers: {
    __typename: 'LawyerPage',
    total: 2,
    items: [
      { __typename: 'Lawyer', id: 'l1', name: 'Farida' },
      { __typename: 'Lawyer', id: 'l2', name: 'Kamal' },
    ],
  },
  blogs: { __typename: 'BlogPage', total: 3 },
  myCaseCounts: { __typename: 'CaseCounts', total: 4 },
  users: { __typename: 'UserPage', total: 5 },
};

function filledCache() {
  const cache = createCache();
  cache.writeQuery({ query, data });
  return cache;
}

const rootFields = (cache: ReturnType<typeof createCache>) =>
  Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((name) => name !== '__typename');

describe('what an event makes stale in the cache', () => {
  it('removes a deleted lawyer with every list that counted it, and leaves the rest', () => {
    const cache = filledCache();
    lawyerDeleted(cache, 'l1');
    expect(cache.extract()['Lawyer:l1']).toBeUndefined();
    expect(rootFields(cache)).toEqual(['myCaseCounts', 'users']);
  });

  it('removes lists and numbers, whatever arguments they were requested with', () => {
    const cache = filledCache();
    cache.writeQuery({
      query: gql`
        query {
          second: blogs(page: 2) {
            total
          }
        }
      `,
      data: { second: { __typename: 'BlogPage', total: 3 } },
    });
    blogCreated(cache);
    expect(rootFields(cache)).toEqual(['adminLawyers', 'myCaseCounts', 'users']);
    caseChanged(cache);
    expect(rootFields(cache)).toEqual(['adminLawyers', 'users']);
    expect(cache.extract()['Lawyer:l1']).toMatchObject({ name: 'Farida' });
  });
});
