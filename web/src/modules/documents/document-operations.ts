import { graphql } from '../../graphql/documents';

graphql(`
  fragment ListedDocument on CaseDocument {
    id
    name
    size
    thumbnailSize
    type
    state
    uploaderRole
    uploaderName
    uploaderNameBangla
    deletable
    storedAt
  }

  fragment ListedRequest on DocumentRequest {
    id
    title
    note
    dueOn
    state
    documents(limit: 1) {
      id
      storedAt
    }
  }

  query RoomDocuments($id: ID!, $page: Int!) {
    case(id: $id) {
      id
      status
      canAct
      client {
        id
      }
      lawyer {
        id
      }
      room {
        usedBytes
        documents(page: $page, limit: 50) {
          items {
            ...ListedDocument
          }
          pages
        }
        documentRequests(limit: 100) {
          ...ListedRequest
        }
      }
    }
  }

  mutation DeleteDocument($id: ID!, $clientKey: ID!) {
    deleteDocument(id: $id, clientKey: $clientKey) {
      deletedId
    }
  }

  mutation RequestDocuments($input: RequestDocumentsInput!) {
    requestDocuments(input: $input) {
      documentRequests {
        ...ListedRequest
      }
    }
  }

  mutation SetDocumentRequest($id: ID!, $state: DocumentRequestState!) {
    setDocumentRequest(id: $id, state: $state) {
      documentRequest {
        ...ListedRequest
      }
    }
  }

  mutation OpenDocument($view: PrivateLinkInput!, $download: PrivateLinkInput!) {
    view: createPrivateLink(input: $view) {
      link {
        path
      }
    }
    download: createPrivateLink(input: $download) {
      link {
        path
      }
    }
  }
`);
