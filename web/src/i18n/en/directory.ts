/** Words of the directory's own pages, by practice area and district. */
export const directory = {
  crumbs: 'Where this page stands',
  all: 'Lawyers',
  areaLawyers: '{{area}} lawyers',
  inBangladesh: '{{lawyers}} in Bangladesh',
  inDistrict: '{{lawyers}} in {{district}}',
  titlePage: '{{title}}, page {{page}}',
  description_one:
    '{{title}}: {{count}} verified advocate. Compare experience, chamber and education, and send one case request free of charge.',
  description_other:
    '{{title}}: {{count}} verified advocates. Compare experience, chamber and education, and send one case request free of charge.',
  lead_one: '{{count}} advocate whose license number we have checked. Reading and asking is free.',
  lead_other: '{{count}} advocates whose license numbers we have checked. Reading and asking is free.',
  leadNobody: 'Nobody is listed here yet. Lawyers from the districts around often take such cases.',
  leadNoMatch: 'No lawyer here matches these words.',
  list: 'The lawyers',
  loading: 'Loading the directory',
  otherAreas: 'By practice area',
  otherAreasIn: 'Other practice areas in {{district}}',
  otherDistricts: 'By district',
  otherDistrictsFor: '{{lawyers}} in other districts',
  withCount: '{{name}} ({{count}})',
} as const;
