import { pageSizes } from '@ainsathi/contract/limits';
import { Permission, Role } from '../../auth/role';
import { csvFile, selectedIds, selectionQuery, sendCsv } from '../../rest/csv-download';
import { choiceQuery, filterQuery, pageQuery, toV1Page, v1PageSchema } from '../../rest/lists';
import { type Call, get, post, put, queryChoice, queryDay, type Route } from '../../rest/route';
import { listOf, oneOf } from '../../rest/openapi/json-schema';
import { DEFAULT_LIMIT, type PageRequest } from '../../validation/page-request';
import { CaseRequestInput, CaseStatusInput } from './case.inputs';
import { EXPORTED_CASES, exportCases } from './case.export';
import { listCases } from './case.queries';
import { updateCaseStatus } from './status/case-status.service';
import { adminStatuses, CasePhase, CaseStatus, lawyerStatuses } from './status/case.status';
import { caseToV1, caseV1Schema, fieldsOfCaseV1 } from './case.v1';
import { requestCase } from './request/request-case.service';
import { RequestStep } from './request/request-step';

/** The REST lists of own cases have one page; GraphQL pages reach older cases. */
const OWN_CASES: PageRequest = { page: 1, limit: pageSizes.largest, offset: 0 };

const QUIET = { YES: '1', NO: '0' } as const;

async function changeStatus({ context, id, input, key }: Call<CaseStatusInput>) {
  const { status, reason } = input;
  return caseToV1(await updateCaseStatus(context, id, status, { clientKey: key, reason }));
}

export const caseRoutes: Route[] = [
  post('/users/cases', [Role.USER], {
    status: 201,
    summary: 'Sends a case request to a verified lawyer.',
    input: CaseRequestInput,
    idempotent: true,
    response: caseV1Schema,
    refusals: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    run: async ({ context, input, key }) => {
      input.requestKey = key ?? input.requestKey ?? null;
      return caseToV1(await requestCase(context, input));
    },
  }),
  get('/users/cases', [Role.USER], {
    summary: `The newest ${pageSizes.largest} cases of the signed-in client; GraphQL has pages of all.`,
    response: listOf(caseV1Schema),
    run: async ({ context }) =>
      (await listCases(context, OWN_CASES, {}, fieldsOfCaseV1, false)).items.map(caseToV1),
  }),
  get('/lawyers/cases', [Role.LAWYER], {
    summary: `The newest ${pageSizes.largest} cases of the signed-in lawyer; GraphQL has pages of all.`,
    response: listOf(caseV1Schema),
    run: async ({ context }) =>
      (await listCases(context, OWN_CASES, {}, fieldsOfCaseV1, false)).items.map(caseToV1),
  }),
  put('/lawyers/cases/:id/status', [Role.LAWYER], {
    summary: 'Sets the status of a case, one of the 24 of lawyers.',
    input: CaseStatusInput,
    idempotent: true,
    accepts: { status: () => oneOf(lawyerStatuses) },
    response: caseV1Schema,
    run: changeStatus,
  }),
  get('/admin/cases', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'A page of all cases.',
    query: {
      ...pageQuery(DEFAULT_LIMIT),
      ...filterQuery('search', 'Part of title, person or transaction ID.'),
    },
    response: v1PageSchema('CasePage', 'cases', caseV1Schema),
    run: async ({ context, page, search }) =>
      toV1Page('cases', await listCases(context, page, { search }, fieldsOfCaseV1), caseToV1),
  }),
  get('/admin/cases.csv', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'All cases as a file.',
    query: {
      ...filterQuery('search', 'Part of title, person or transaction ID.'),
      ...choiceQuery('status', 'Only cases with this status.', CaseStatus),
      ...choiceQuery('phase', 'Only cases whose status is of this phase.', CasePhase),
      ...choiceQuery('quiet', '1 for only the cases without news for 30 days.', QUIET),
      ...choiceQuery('disputed', '1 for only the cases whose people disagree about money.', QUIET),
      ...filterQuery('requestedFrom', 'Only requests from this day in Dhaka on, such as 2026-11-01.'),
      ...filterQuery('requestedTo', 'Only requests until this day.'),
      ...choiceQuery('step', 'Only requests that have come so far.', RequestStep),
      ...selectionQuery,
    },
    ...csvFile,
    run: async ({ context, search, request, response }) => {
      const filter = {
        search,
        status: queryChoice(request, 'status', CaseStatus),
        phase: queryChoice(request, 'phase', CasePhase),
        quiet: queryChoice(request, 'quiet', QUIET) === QUIET.YES,
        disputed: queryChoice(request, 'disputed', QUIET) === QUIET.YES,
        requestedFrom: queryDay(request, 'requestedFrom'),
        requestedTo: queryDay(request, 'requestedTo'),
        step: queryChoice(request, 'step', RequestStep),
      };
      const rows = await exportCases(context, filter, selectedIds(request));
      await sendCsv(response, 'cases', Object.keys(EXPORTED_CASES.fields), rows);
    },
  }),
  put('/admin/cases/:id/status', [Role.ADMIN], {
    may: [Permission.SUPPORT_USERS],
    summary: 'Sets the status of a case, one of the 4 of admins.',
    input: CaseStatusInput,
    idempotent: true,
    accepts: { status: () => oneOf(adminStatuses) },
    response: caseV1Schema,
    refusals: ['IDENTITY_REQUIRED'],
    run: changeStatus,
  }),
];
