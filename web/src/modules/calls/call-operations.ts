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

  subscription CallChanged($id: ID!) {
    call(id: $id) {
      version
    }
  }

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

  mutation AdmitToCall($id: ID!) {
    changed: admitToCall(id: $id) {
      call {
        ...ViewedCall
      }
    }
  }

  mutation SendCallSignal($input: CallSignalInput!) {
    sendCallSignal(input: $input) {
      __typename
    }
  }

  mutation EndCall($id: ID!, $noCallsUntilMorning: Boolean) {
    changed: endCall(id: $id, noCallsUntilMorning: $noCallsUntilMorning) {
      call {
        ...ViewedCall
      }
    }
  }
`);
