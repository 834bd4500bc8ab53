import { gql } from '@apollo/client';
import { createCache } from './cache';

const listed = gql`
  query Listed {
    case(id: "1") {
      id
      lawyer {
        id
        name
      }
      client {
        id
        name
      }
    }
  }
`;
const paid = gql`
  query Paid {
    case(id: "1") {
      id
      lawyer {
        id
        bankDetails
      }
      client {
        id
        phone
      }
    }
  }
`;

it("keeps the fields of a case's person when another part of the page selects fewer", () => {
  const cache = createCache();
  const inCase = (lawyer: object, client: object) => ({
    case: { __typename: 'Case', id: '1', lawyer, client },
  });
  const [lawyer, client] = [
    { __typename: 'CaseLawyer', id: '2' },
    { __typename: 'CaseClient', id: '3' },
  ];
  cache.writeQuery({
    query: listed,
    data: inCase({ ...lawyer, name: 'Nusrat' }, { ...client, name: 'Rafiq' }),
  });
  cache.writeQuery({
    query: paid,
    data: inCase({ ...lawyer, bankDetails: 'Bank' }, { ...client, phone: null }),
  });
  expect(cache.readQuery({ query: listed })).toEqual(
    inCase({ ...lawyer, name: 'Nusrat' }, { ...client, name: 'Rafiq' }),
  );
});
