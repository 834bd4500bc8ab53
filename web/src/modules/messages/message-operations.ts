import { graphql } from '../../graphql/documents';

graphql(`
  fragment RoomMessage on Message {
    id
    sequence
    senderRole
    body
    clientKey
    sentAt
    documents {
      id
      ...ListedDocument
    }
  }

  fragment MessagesPanel_case on Case {
    id
    room {
      recordVersion
    }
  }

  query RoomMessages($id: ID!, $before: Int, $after: Int) {
    case(id: $id) {
      id
      status
      canAct
      unreadMessages
      client {
        id
        name
      }
      lawyer {
        id
        name
        nameBangla
        isLocked
      }
      room {
        lastSequence
        read {
          upTo
          at
        }
        theirRead {
          upTo
          at
        }
        messages(before: $before, after: $after, limit: 50) {
          items {
            ...RoomMessage
          }
          hasEarlier
          lastSequence
        }
      }
    }
  }

  subscription RoomChanged($id: ID!) {
    caseRoom(caseId: $id) {
      version
      recordVersion
    }
  }

  mutation MarkMessagesRead($caseId: ID!, $upTo: Int!) {
    markMessagesRead(caseId: $caseId, upTo: $upTo) {
      case {
        id
        unreadMessages
        room {
          read {
            upTo
            at
          }
        }
      }
    }
  }
`);
