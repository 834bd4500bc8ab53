export const developers = {
  lead: 'Show verified advocates in your own app. The directory is free to read through GraphQL and REST, without a key.',
  reference: {
    title: 'Reference',
    playground: 'GraphQL playground, with the whole schema',
    restDocs: 'REST calls, page by page',
    openApi: 'OpenAPI 3.1 as JSON, to import into Bruno or Postman',
  },
  free: {
    title: 'What is free',
    text: 'Verified lawyers with practice areas, district, experience, chamber and licence number; practice areas and districts; articles and reviews. No key, no registration, no fee.\n\nNever public are a lawyer’s email, phone number and payment details, and anything about a client or a case. What belongs to an account needs its bearer token, from the login call.',
  },
  calls: {
    title: 'Three calls to try',
    text: 'Run asks this server from your browser. Copy gives the same call for a terminal.',
    search: 'Search the directory with GraphQL',
    rest: 'The same directory with REST',
    one: 'One lawyer from the list above',
    run: 'Run',
    running: 'Running',
    again: 'Run again',
    status: 'Status {{status}}, {{milliseconds}} ms',
    cut: 'The first {{shown}} of {{total}} characters.',
    failed: 'No answer came',
    failedText: 'Check your connection, then run it again.',
    answer: 'Answer: {{call}}',
    command: 'Command: {{call}}',
    nobody: 'Nobody is listed at present, so there is no lawyer to ask for.',
  },
  limits: {
    title: 'Limits',
    requests: 'Requests without a token',
    requestsValue:
      '{{number}} a minute from one address, in each of our processes; beyond that 429 with Retry-After',
    key: 'Requests with a partner key',
    keyValue:
      '{{number}} a minute in each of our processes, as many as a visitor has, but for your server alone and whatever its address: send it as X-Partner-Key from your server; ask us for one',
    pages: 'Items on a page',
    pagesValue: '{{standard}} unless you ask for more, at most {{largest}}',
    operation: 'One GraphQL operation',
    operationValue: '{{depth}} levels deep, {{aliases}} aliases, {{tokens}} tokens',
    request: 'One GraphQL request',
    requestValue:
      'at most {{batch}} operations and {{rootFields}} root fields together. Without a token: cost {{visitorCost}} and {{visitorRows}} items of lists; with one: {{cost}} and {{rows}}. Every field costs 1 for each item around it, the text of an article 5, a search 50. The header X-GraphQL-Cost: 1 returns the cost; a refusal has the code QUERY_TOO_EXPENSIVE, names the most expensive part and a limit that passes.',
    sockets: 'Subscriptions',
    socketsValue:
      'over a WebSocket at /graphql (graphql-transport-ws), with authorization: Bearer … in the payload of connection_init',
    browsers: 'Calls from browsers',
    browsersValue:
      'any page reads without a token; to send a token or a mutation, ask us to allow your domain',
  },
  changes: {
    title: 'What has changed',
    text: 'lawyerChanges in GraphQL lists who was added, changed or removed, in order, with a cursor to go on from; it is never cached. Take latestCursor, read the directory once, then follow. Changes are there for 90 days; an older cursor is refused with CHANGES_EXPIRED, and the directory has to be read again.\n\nThe folder examples/partner of the source code is such a program, with types from the schema: npm install, npm run build, npm start.',
  },
  caching: {
    title: 'Caching',
    text: 'Public answers to GET may be kept for {{seconds}} seconds; they carry Cache-Control and ETag, and If-None-Match gives 304 while nothing has changed. So ask GraphQL over GET: answers to POST are never cached. Persisted queries work.',
  },
  attribution: {
    title: 'Attribution',
    text: 'Say that the data comes from AinSathi and link each lawyer to the page here, /lawyers/{id}. A licence can lapse: follow the changes, or ask again at least once a day, and remove lawyers who are no longer listed. The terms of use apply; collecting lawyers’ data for advertising is not allowed.',
    terms: 'Read the terms of use',
  },
  versions: {
    title: 'Versions',
    text: 'GraphQL has one version that only grows. A field that is to go is marked as deprecated in one release and removed in a later one, so watch for deprecations. REST keeps its shapes below /api/v1; new fields may appear. Identifiers are opaque texts. Errors carry a code that stays, and every answer an X-Request-Id to quote.',
  },
  contact: {
    title: 'Questions',
    text: 'Tell us what you build, what is missing, or which domain to allow.',
    write: 'Write to us',
  },
} as const;
