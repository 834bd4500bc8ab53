import { graphql } from '../../graphql/documents';

graphql(`
  fragment RoomAppointment on Appointment {
    id
    mode
    minutes
    proposedBy
    times
    startsAt
    endsAt
    replacesId
    note
    calendarFile
    canAct
  }

  fragment Appointments_case on Case {
    id
    canAct
    canCall
    call {
      id
      state
    }
    client {
      id
      name
      phone
    }
    lawyer {
      id
      name
      nameBangla
      chamberAddress
      chamberAddressBangla
    }
    appointment {
      ...RoomAppointment
    }
    appointmentProposal {
      ...RoomAppointment
    }
  }

  fragment AppointmentChange_case on Case {
    ...Appointments_case
    ...CaseTimeline_case
    ...CaseEntries_case
  }

  query RoomAppointments($id: ID!) {
    case(id: $id) {
      id
      ...Appointments_case
    }
  }

  mutation ProposeAppointment($input: ProposeAppointmentInput!) {
    proposeAppointment(input: $input) {
      case {
        ...AppointmentChange_case
      }
    }
  }

  mutation AcceptAppointment($id: ID!, $startsAt: DateTime!) {
    acceptAppointment(id: $id, startsAt: $startsAt) {
      case {
        ...AppointmentChange_case
      }
    }
  }

  mutation CancelAppointment($id: ID!, $reason: String) {
    cancelAppointment(id: $id, reason: $reason) {
      case {
        ...AppointmentChange_case
      }
    }
  }

  mutation ReportMissedAppointment($id: ID!) {
    reportMissedAppointment(id: $id) {
      case {
        ...AppointmentChange_case
      }
    }
  }
`);
