import { graphql } from '../../graphql/documents';

graphql(`
  fragment ViewedCall on Call {
    id
    state
    startedBy
    answerBy
    connectedAt
    endedAt
    windowId
    otherWindowId
    otherSeenAt
  }
`);

graphql(`
  query CallUpdate($id: ID!, $windowId: ID!, $after: Int!) {
    callUpdate(id: $id, windowId: $windowId, after: $after) {
      call {
        ...ViewedCall
      }
      signals {
        sequence
        payload
      }
    }
  }
`);

graphql(`
  subscription CallChanged($id: ID!) {
    call(id: $id) {
      version
    }
  }
`);

graphql(`
  mutation JoinCall($input: JoinCallInput!) {
    joinCall(input: $input) {
      call {
        ...ViewedCall
      }
      iceServers {
        urls
        username
        credential
      }
      relayOnly
    }
  }
`);

graphql(`
  mutation AdmitToCall($id: ID!) {
    admitToCall(id: $id) {
      call {
        ...ViewedCall
      }
    }
  }
`);

graphql(`
  mutation SendCallSignal($input: CallSignalInput!) {
    sendCallSignal(input: $input) {
      __typename
    }
  }
`);

graphql(`
  mutation EndCall($id: ID!) {
    endCall(id: $id) {
      call {
        ...ViewedCall
      }
    }
  }
`);
