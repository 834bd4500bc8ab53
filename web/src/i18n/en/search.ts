/** Words of the search that come with its list of districts and with the first words searched for. */
export const search = {
  loading: 'Loading the districts',
  nothing: 'No district of this name. Try another spelling.',
  choices_one: '{{count}} choice',
  choices_other: '{{count}} choices',
  didYouMean: 'Did you mean',
  lookingFor: 'Looking for',
  lawyers: 'lawyers',
} as const;
