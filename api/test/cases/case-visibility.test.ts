import { v7 as uuidv7 } from 'uuid';
import { Permission, Role } from '../../src/auth/role';
import { Case } from '../../src/modules/cases/case.entity';
import { maySee, visibleTo } from '../../src/modules/cases/case.policy';
import { CaseStatus, PaymentStatus } from '../../src/modules/cases/status/case.status';
import { aClient, aLawyer, anAdmin } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const VIEWERS = ['client', 'other client', 'lawyer', 'other lawyer', 'admin', 'moderator'] as const;
type ViewerName = (typeof VIEWERS)[number];

const CASES = [
  ...(['of both', 'without a client', 'without a lawyer', 'of nobody', 'of other people'] as const),
  ...(['own', 'own and joined', 'own and removed'] as const),
] as const;
type CaseName = (typeof CASES)[number];

const VISIBLE: Record<ViewerName, readonly CaseName[]> = {
  client: ['of both', 'without a lawyer', 'own and joined'],
  'other client': ['of other people'],
  lawyer: ['of both', 'without a client', 'own', 'own and joined'],
  'other lawyer': ['of other people'],
  admin: CASES.filter((name) => name !== 'own' && name !== 'own and removed'),
  moderator: [],
};

type Person = Parameters<typeof maySee>[0];

const app = appOfTests();
let viewers: Record<ViewerName, Person>;
let rows: Record<CaseName, Case>;

beforeAll(async () => {
  viewers = {
    client: { id: (await aClient(app)).id, role: Role.USER, permissions: [] },
    'other client': { id: (await aClient(app)).id, role: Role.USER, permissions: [] },
    lawyer: { id: (await aLawyer(app)).id, role: Role.LAWYER, permissions: [] },
    'other lawyer': { id: (await aLawyer(app)).id, role: Role.LAWYER, permissions: [] },
    admin: { id: (await anAdmin(app)).id, role: Role.ADMIN, permissions: [Permission.SUPPORT_USERS] },
    moderator: { id: uuidv7(), role: Role.ADMIN, permissions: [Permission.MODERATE] },
  };
  const [client, lawyer] = [viewers.client.id, viewers.lawyer.id];
  rows = {
    'of both': await insertCase(client, lawyer),
    'without a client': await insertCase(null, lawyer),
    'without a lawyer': await insertCase(client, null),
    'of nobody': await insertCase(null, null),
    'of other people': await insertCase(viewers['other client'].id, viewers['other lawyer'].id),
    own: await insertCase(null, lawyer, { isOwn: true }),
    'own and joined': await insertCase(client, lawyer, { isOwn: true, joinedAt: new Date() }),
    'own and removed': await insertCase(null, null, { isOwn: true }),
  };
});

async function insertCase(
  clientId: string | null,
  lawyerId: string | null,
  changes: Partial<Pick<Case, 'isOwn' | 'joinedAt'>> = {},
): Promise<Case> {
  const row: Case = {
    id: uuidv7(),
    clientId,
    lawyerId,
    isOwn: false,
    joinedAt: null,
    ...changes,
    title: 'A boundary dispute',
    description: 'A wall on my land.',
    status: CaseStatus.ACCEPTED,
    paymentStatus: PaymentStatus.UNPAID,
    feeDue: false,
    answeredAt: null,
    closedAt: null,
    withdrawnAt: null,
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  await app.platform.dataSource.manager.insert(Case, row);
  return row;
}

async function isInSql(viewer: Person, { id }: Case): Promise<boolean> {
  const where = visibleTo(viewer).add('legal_case.id = ?', id);
  const found: unknown[] = await app.sql(`select 1 from cases legal_case where ${where.sql}`, where.values);
  return found.length === 1;
}

describe('whether a case is visible is the same in TypeScript and in SQL', () => {
  it.each(VIEWERS.flatMap((viewer) => CASES.map((name): [ViewerName, CaseName] => [viewer, name])))(
    'for %s, a case %s',
    async (viewerName, caseName) => {
      const [viewer, row] = [viewers[viewerName], rows[caseName]];
      const expected = VISIBLE[viewerName].includes(caseName);
      expect([maySee(viewer, row), await isInSql(viewer, row)]).toEqual([expected, expected]);
    },
  );

  it.each([
    [Role.LAWYER, 'client'],
    [Role.USER, 'lawyer'],
  ] as const)(
    'for the role %s with the id of the %s of a case: the role decides which column counts',
    async (role, id) => {
      const viewer = { id: viewers[id].id, role, permissions: [] };
      expect([maySee(viewer, rows['of both']), await isInSql(viewer, rows['of both'])]).toEqual([
        false,
        false,
      ]);
    },
  );
});
