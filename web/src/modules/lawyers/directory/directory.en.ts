/**
 * Texts loaded with the search for lawyers: its list of districts, its guide, and the pages by practice
 * area and district.
 */
export const directory = {
  crumbs: 'Where this page stands',
  areaLawyers: {
    'family-law': 'Family lawyers',
    'criminal-law': 'Criminal lawyers',
    'corporate-law': 'Corporate lawyers',
    'real-estate-law': 'Real estate lawyers',
    'personal-injury': 'Personal injury lawyers',
    'immigration-law': 'Immigration lawyers',
    'employment-law': 'Employment lawyers',
    'intellectual-property': 'Intellectual property lawyers',
    'tax-law': 'Tax lawyers',
    bankruptcy: 'Bankruptcy lawyers',
    'civil-litigation': 'Civil litigation lawyers',
    'constitutional-law': 'Constitutional lawyers',
    'contract-law': 'Contract lawyers',
    'cyber-law': 'Cyber lawyers',
    'environmental-law': 'Environmental lawyers',
    'human-rights-law': 'Human rights lawyers',
    'labour-law': 'Labour lawyers',
    'media-law': 'Media lawyers',
    'medical-malpractice': 'Medical malpractice lawyers',
    'property-law': 'Property lawyers',
    'public-law': 'Public law lawyers',
  },
  matterLawyers: 'Lawyers for {{matter}}',
  inBangladesh: '{{lawyers}} in Bangladesh',
  inDistrict: '{{lawyers}} in {{district}}',
  about: 'about {{number}}',
  titlePage: '{{title}}, page {{page}}',
  description_one:
    '{{title}}: {{count}} verified advocate. Compare experience, chamber and education, and send one case request free of charge.',
  description_other:
    '{{title}}: {{count}} verified advocates. Compare experience, chamber and education, and send one case request free of charge.',
  list: 'The lawyers',
  loading: 'Loading the directory',
  otherAreas: 'By practice area',
  otherAreasIn: 'Other practice areas in {{district}}',
  otherDistricts: 'By district',
  otherDistrictsFor: '{{lawyers}} in other districts',
  nearby: {
    title: 'Lawyers in neighbouring districts',
    districts: 'Neighbouring districts',
  },
  districts: {
    loading: 'Loading the districts',
    nothing: 'No district of this name. Try another spelling.',
    choices_one: '{{count}} choice',
    choices_other: '{{count}} choices',
  },
  guide: {
    read: 'Read from “{{search}}”.',
    asWritten: 'Search the words instead',
    leftOut: 'Nobody among them has “{{words}}”, so these words are left out.',
    didYouMean: 'Did you mean',
    numbers: {
      SELF_HARM: 'You are not alone. Talk to somebody now.',
      VIOLENCE: 'In danger now?',
      LEGAL_AID: 'The state pays a lawyer if you cannot.',
    },
    call: {
      '16699': 'Free legal aid of the state',
      '999': 'Police, ambulance',
      '109': 'Violence against women and children',
    },
  },
  client: {
    notFound: 'The profile is not listed, or it could not be loaded. Here are all verified lawyers.',
  },
} as const;
