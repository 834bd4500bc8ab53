import { Role } from '../../../auth/role';
import { filterQuery, pageQuery, type Query, sortQuery, toV1Page, v1PageSchema } from '../../../rest/lists';
import { type Call, get, queryText, type Route } from '../../../rest/route';
import { PUBLIC_DEFAULT_LIMIT } from '../../../validation/page-request';
import { parseInput } from '../../../validation/validate-input';
import { LawyerFilterInput } from './lawyer-directory.inputs';
import { listLawyers } from './lawyer-directory.queries';
import { LawyerSort } from './lawyer-directory.types';
import { getLawyer } from '../lawyer.service';
import { PUBLIC_V1_FIELDS, publicLawyerToV1, publicLawyerV1Schema } from '../lawyer.v1';

const directoryV1Schema = v1PageSchema('LawyerPage', 'lawyers', publicLawyerV1Schema);

const directoryQuery: Query = {
  ...pageQuery(PUBLIC_DEFAULT_LIMIT),
  ...filterQuery(
    'category',
    'Name of a practice area in either script, or its slug; an unknown one gives an empty list.',
  ),
  ...filterQuery(
    'matter',
    'What it is about: land, family, police, work, debt, rent, violence, online, business or other; the lawyers in any of its practice areas.',
  ),
  ...filterQuery(
    'district',
    'Name of a district in either script, or its slug; an unknown one gives an empty list.',
  ),
  ...filterQuery(
    'search',
    'Everyday words in either script: a practice area, a matter or a district that they name narrows the list; name, chamber or bio contains the others. A misspelt name is still found.',
  ),
  ...filterQuery('asWritten', 'true to search the words as they are written, whatever they name.'),
  ...filterQuery('freeFirstTalk', 'true for lawyers whose first talk is free.'),
  ...filterQuery('takesCases', 'true for lawyers who take new cases now.'),
  ...sortQuery(LawyerSort, LawyerSort.EXPERIENCE),
};

async function directory({ context, page, search, request }: Call) {
  const filter = await parseInput(LawyerFilterInput, {
    practiceArea: queryText(request, 'category'),
    matter: queryText(request, 'matter'),
    district: queryText(request, 'district'),
    search,
    asWritten: queryText(request, 'asWritten') === 'true',
    freeFirstTalk: queryText(request, 'freeFirstTalk') === 'true',
    takesCases: queryText(request, 'takesCases') === 'true',
  });
  const sort =
    Object.values(LawyerSort).find((name) => name === queryText(request, 'sort')) ?? LawyerSort.EXPERIENCE;
  const lawyers = await listLawyers(context, { filter, sort, page, properties: PUBLIC_V1_FIELDS });
  return toV1Page('lawyers', lawyers, publicLawyerToV1);
}

async function lawyer({ context, id }: Call) {
  return publicLawyerToV1(await getLawyer(context, id, PUBLIC_V1_FIELDS));
}

/** Clients have their own paths with the same responses. */
export const lawyerDirectoryRoutes: Route[] = [
  get('/public/lawyers', 'public', {
    shows: ['lawyers'],
    summary: 'The directory of verified lawyers.',
    query: directoryQuery,
    response: directoryV1Schema,
    run: directory,
  }),
  get('/public/lawyers/:id', 'public', {
    shows: ['lawyers'],
    summary: 'A verified lawyer.',
    response: publicLawyerV1Schema,
    run: lawyer,
  }),
  get('/users/lawyers', [Role.USER], {
    summary: 'The directory, for clients.',
    query: directoryQuery,
    response: directoryV1Schema,
    run: directory,
  }),
  get('/users/lawyers/:id', [Role.USER], {
    summary: 'A verified lawyer, for clients.',
    response: publicLawyerV1Schema,
    run: lawyer,
  }),
];
