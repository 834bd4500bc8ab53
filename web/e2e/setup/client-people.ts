import { randomBytes } from 'node:crypto';
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { openReady } from './ready-page';

/** Of everybody made here. */
export const password = 'a long enough passphrase 26';

export interface SignedIn {
  token: string;
  user: { id: string; name: string; email: string; role: 'USER' | 'LAWYER' | 'ADMIN' };
}

/** Letters and digits that no other test uses. */
export function unique(length = 10): string {
  return randomBytes(16).toString('hex').slice(0, length).toUpperCase();
}

/** Sends one GraphQL operation and gives its data; fails the test when it was refused. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Data> {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  expect(errors ?? []).toEqual([]);
  return data;
}

async function login(request: APIRequestContext, email: string, secret = password): Promise<SignedIn> {
  const data = await ask<{ login: SignedIn }>(
    request,
    'mutation ($email: String!, $secret: String!) { login(email: $email, password: $secret) { token user { id name email role } } }',
    { email, secret },
  );
  return data.login;
}

async function newAccount(
  request: APIRequestContext,
  role: 'USER' | 'LAWYER',
  name: string,
): Promise<SignedIn> {
  const email = `${unique().toLowerCase()}@example.com`;
  await ask(request, 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', {
    input: { name, email, password, role },
  });
  return login(request, email);
}

/** A client of this test's own. */
export function newClient(request: APIRequestContext, name = 'Shirin Sultana'): Promise<SignedIn> {
  return newAccount(request, 'USER', name);
}

/** A verified lawyer of this test's own, with payment details. */
export async function newLawyer(
  request: APIRequestContext,
  changes: { district?: string; name?: string; chamberName?: string } = {},
): Promise<SignedIn> {
  const lawyer = await newAccount(request, 'LAWYER', `Advocate Test ${unique(8)}`);
  const input = {
    licenseNumber: `TEST/${unique()}`,
    practiceAreas: ['Family Law'],
    district: 'Dhaka',
    experience: 9,
    chamberName: 'Test Chamber',
    chamberAddress: 'Room 12, Court House Street',
    clientPhone: '01812-640276',
    courtLevel: 'HIGH_COURT_DIVISION',
    languages: ['BANGLA', 'ENGLISH'],
    bio: 'Family matters.',
    education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: 2010 }],
    mobilePaymentDetails: 'bKash (personal): 01812-640275\nReference: Wages',
    bankDetails: 'Bank: Sonali Bank PLC\nAccount number: 1234567890',
    ...changes,
  };
  await ask(
    request,
    'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }',
    { input },
    lawyer.token,
  );
  const admin = await login(request, 'admin@ainsathi.test', 'ainsathi-demo-2026');
  await ask(
    request,
    'mutation ($id: ID!) { verifyLawyer(id: $id, status: VERIFIED) { lawyer { id } } }',
    { id: lawyer.user.id },
    admin.token,
  );
  return lawyer;
}

/** A case that the client sent and, if asked, the lawyer accepted. Gives its id. */
export async function newCase(
  request: APIRequestContext,
  { client, lawyer, status }: { client: SignedIn; lawyer: SignedIn; status?: string },
  title = 'Unpaid wages after dismissal',
): Promise<string> {
  const { requestCase } = await ask<{ requestCase: { case: { id: string } } }>(
    request,
    'mutation ($input: CaseRequestInput!) { requestCase(input: $input) { case { id } } }',
    { input: { lawyerId: lawyer.user.id, title, description: 'Three months were not paid.' } },
    client.token,
  );
  const caseId = requestCase.case.id;
  if (status)
    await ask(
      request,
      'mutation ($caseId: ID!, $status: CaseStatus!) { updateCaseStatus(caseId: $caseId, status: $status) { case { id } } }',
      { caseId, status },
      lawyer.token,
    );
  return caseId;
}

/** Signs in all pages of the browser context, by the product's own stored session. */
export async function signIn(page: Page, { token, user }: SignedIn): Promise<void> {
  const stored = { _id: user.id, name: user.name, email: user.email, role: user.role.toLowerCase() };
  await page.addInitScript(
    ([kept, person]) => {
      if (localStorage.getItem('token') !== null) return;
      localStorage.setItem('token', kept);
      localStorage.setItem('user', person);
    },
    [token, JSON.stringify(stored)] as const,
  );
}

/** A page of a browser of somebody's own, at an address. */
export async function openAs(
  browser: Browser,
  person: SignedIn,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, person);
  await openReady(page, address);
  return page;
}
