/** What a partner who reads the directory wants to try first; each is a tab of the playground. */
export const examples = [
  {
    query: `# Verified lawyers of one practice area and district.
# No token is needed.
query FindLawyers(
  $practiceArea: String = "Family Law"
  $district: String = "Dhaka"
  $page: Int! = 1
) {
  lawyers(
    filter: {
      practiceArea: $practiceArea
      district: $district
    }
    sort: EXPERIENCE
    page: $page
    limit: 6
  ) {
    total
    page
    pages
    items {
      id
      name
      practiceAreas
      district
      experience
      chamberName
      profilePicSmall
    }
  }
}
`,
  },
  {
    query: `# One lawyer's public profile.
# Take an id from the first tab.
query LawyerProfile($id: ID!) {
  lawyer(id: $id) {
    id
    name
    profilePic
    practiceAreas
    district
    experience
    chamberName
    chamberAddress
    bio
    licenseNumber
    verifiedAt
    education {
      degree
      university
      year
    }
  }
}
`,
    variables: JSON.stringify({ id: 'an id from the first tab' }, null, 2),
  },
  {
    query: `# The directory's filters, with their numbers of lawyers.
query DirectoryFilters {
  practiceAreas {
    name
    slug
    lawyerCount
  }
  districts {
    name
    nameBangla
    division
    lawyerCount
  }
}
`,
  },
  {
    query: `# Articles, newest first.
query Articles {
  blogs(page: 1, limit: 6) {
    total
    pages
    items {
      id
      title
      preview(length: 150)
      imageSmall
      createdAt
      author {
        id
        name
        listed
      }
    }
  }
}
`,
  },
  {
    query: `# Signing in gives a token for the Headers pane:
# {"authorization": "Bearer …"}
mutation SignIn($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    user {
      id
      name
      role
    }
  }
}
`,
    variables: JSON.stringify({ email: 'client@ainsathi.test', password: '' }, null, 2),
  },
  {
    query: `# What waits for you, and again whenever it changes.
# Put the token of the mutation "login" into the headers below.
subscription Activity {
  activity {
    unreadNotifications
    unreadMessages
  }
}
`,
    headers: JSON.stringify({ Authorization: 'Bearer a token' }, null, 2),
  },
];
