import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string): string => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

interface Container {
  image: string;
  command: string[];
  env: { name: string }[];
  volumeMounts: { name: string; mountPath: string }[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    schedule: string;
    jobTemplate: { spec: { template: { spec: { containers: Container[] } } } };
    template: { spec: { topologySpreadConstraints?: object[] } };
  };
}

interface Compose {
  services: Record<string, { command: string[]; environment: Record<string, string | null> }>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const manifests = ['ainsathi', 'database', 'nightly'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
);
const nightlyContainers = manifests
  .filter(({ kind }) => kind === 'CronJob')
  .flatMap(({ spec }) => spec.jobTemplate.spec.template.spec.containers);

/** What the alerts expect to be done each day, with its command. */
const COMMANDS: Readonly<Record<string, RegExp>> = {
  backup: /api\/dist\/main\.js backup --out \/backups\//,
  'audit-check': /api\/dist\/main\.js audit verify/,
};

const expected = [
  ...new Set(
    [...read('deploy/monitoring/alerts.yml').matchAll(/last_done_timestamp_seconds\{name="([\w-]+)"\}/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

describe('what the alerts expect each night', () => {
  it('is a backup and a check of the audit log', () => {
    expect(expected.sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it.each(Object.entries(COMMANDS))(
    '%s is in Docker Compose, as the owner of the tables',
    (_name, command) => {
      const nightly = Object.values(compose.services).filter((service) =>
        command.test([service.command].flat().join(' ')),
      );
      expect(nightly).toHaveLength(1);
      expect(nightly[0]?.environment.DATABASE_OWNER_URL).toContain('POSTGRES_PASSWORD');
    },
  );

  it.each(Object.entries(COMMANDS))('%s is a CronJob, as the owner of the tables', (_name, command) => {
    const nightly = nightlyContainers.filter((container) => command.test(container.command.join(' ')));
    expect(nightly).toHaveLength(1);
    expect(nightly[0]?.env.map(({ name }) => name)).toContain('DATABASE_OWNER_URL');
  });

  it('runs once a day, with the image of the product', () => {
    const schedules = manifests.filter(({ kind }) => kind === 'CronJob').map(({ spec }) => spec.schedule);
    expect(schedules.every((schedule) => /^\d+ \d+ \* \* \*$/.test(schedule))).toBe(true);
    const [, image] = /image: (\S+)/.exec(read('deploy/kubernetes/ainsathi.yaml')) ?? [];
    expect(nightlyContainers.map((container) => container.image)).toEqual([image, image]);
  });
});

describe('the manifests', () => {
  it('spread web processes over nodes and close the network', () => {
    const web = manifests.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'ainsathi-web',
    );
    expect(web?.spec.template.spec.topologySpreadConstraints).toHaveLength(1);
    expect(manifests.filter(({ kind }) => kind === 'NetworkPolicy')).toHaveLength(2);
  });
});

describe('the board', () => {
  it('shows requests of partner apps', () => {
    expect(read('deploy/monitoring/grafana.json')).toContain('ainsathi_partner_requests_total');
  });
});

/** The nights of Compose and Kubernetes, run with programs that stand in for the product and the clock. */
const scripts: readonly [string, string][] = [
  ['Docker Compose', compose.services.backup?.command.at(-1)?.replaceAll('$$', '$') ?? ''],
  [
    'Kubernetes',
    nightlyContainers.find(({ command }) => COMMANDS.backup?.test(command.join(' ')))?.command.at(-1) ?? '',
  ],
];

describe.each(scripts)('the nights of %s', (_name, script) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-nights-'));
  const backups = path.join(folder, 'backups');
  const programs = path.join(folder, 'programs');
  const file = (name: string): string => path.join(backups, name);
  const dayOf = (daysAgo: number): string =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const age = (name: string, days: number): void => {
    const at = Date.now() / 1_000 - days * 86_400;
    utimesSync(file(name), at, at);
  };
  const stored = (): string[] => readdirSync(backups).sort();

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(backups, { recursive: true });
    mkdirSync(programs);
    // The first sleep of a night returns, the next one ends the service.
    writeFileSync(
      path.join(programs, 'sleep'),
      `#!/bin/sh\n[ ! -e ${folder}/slept ] && touch ${folder}/slept\n`,
      { mode: 0o755 },
    );
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function night(backupWorks: boolean): string {
    rmSync(path.join(folder, 'slept'), { force: true });
    const product = `#!/bin/sh
echo "$*" >> ${folder}/calls
[ "$2" = backup ] || exit 0
${backupWorks ? 'echo zip > "$4"' : 'echo half > "$4.part"; exit 1'}
`;
    writeFileSync(path.join(programs, 'node'), product, { mode: 0o755 });
    const { stderr } = spawnSync('sh', ['-c', script.replaceAll('/backups', backups)], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${programs}:${process.env.PATH ?? ''}` },
    });
    return stderr;
  }

  /** One backup a night, the newest of `newest` days ago. */
  function backupsOf(nights: number, newest: number): string[] {
    return Array.from({ length: nights }, (_, index) => {
      const name = `ainsathi-${dayOf(newest + index)}.zip`;
      writeFileSync(file(name), 'zip');
      age(name, newest + index);
      return name;
    });
  }

  it('twenty that fail delete no backup', () => {
    const good = backupsOf(14, 1);
    for (let failed = 1; failed <= 20; failed += 1) {
      night(false);
      for (const [index, name] of good.entries()) age(name, 1 + index + failed);
    }
    expect(stored().filter((name) => name.endsWith('.zip'))).toEqual([...good].sort());
  });

  it('the first that succeeds afterwards leaves the last seven', () => {
    const good = backupsOf(14, 21);
    night(true);
    expect(stored()).toEqual([...good.slice(0, 6), `ainsathi-${localDay()}.zip`].sort());
  });

  it('one after another leave fourteen nights', () => {
    const good = backupsOf(30, 1);
    expect(night(true)).toBe('');
    expect(stored()).toEqual([...good.slice(0, 14), `ainsathi-${localDay()}.zip`].sort());
  });

  it('the first has nothing to delete', () => {
    expect(night(true)).toBe('');
    expect(stored()).toEqual([`ainsathi-${localDay()}.zip`]);
  });

  it('remove the half file of one that was killed', () => {
    writeFileSync(file('ainsathi-2026-01-01.zip.part'), 'half');
    night(true);
    expect(stored()).toEqual([`ainsathi-${localDay()}.zip`]);
  });

  function localDay(): string {
    return spawnSync('date', ['+%F'], { encoding: 'utf8' }).stdout.trim();
  }
});
