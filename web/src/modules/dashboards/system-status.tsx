import { useQuery } from '@apollo/client/react';
import {
  Database,
  FileBadge,
  KeyRound,
  ListTodo,
  Lock,
  type LucideIcon,
  Server,
  ShieldCheck,
  Video,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { Badge } from '../../ui/badge';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { LoadError } from '../../lists/load-error';
import { SystemStatusDocument, type SystemStatusQuery } from './generated/system-status';
import type { Catalogues } from '../../i18n/catalogues';
import { Passage } from '../../ui/passage';

// A separate query: the measurements are slow, and the dashboard's numbers must not wait for them.
graphql(`
  query SystemStatus {
    systemStatus {
      name
      operational
      detail
      failedMails {
        kind
        failedAt
        error
      }
    }
  }
`);

/** By the API's names; an unknown part is shown with its API name. */
const parts: Readonly<Partial<Record<string, { key: PartKey; icon: LucideIcon }>>> = {
  Database: { key: 'database', icon: Database },
  'API Server': { key: 'server', icon: Server },
  Authentication: { key: 'authentication', icon: Lock },
  'Job Queue': { key: 'jobs', icon: ListTodo },
  'Product Role': { key: 'role', icon: KeyRound },
  'Virus Scanner': { key: 'scanner', icon: ShieldCheck },
  'Video Calls': { key: 'calls', icon: Video },
  'Licence Papers': { key: 'papers', icon: FileBadge },
};

type PartKey = keyof Catalogues['dashboards']['admin']['part'];

function usePartName(): (name: string) => string {
  const { t } = useTranslation('dashboards');
  return (name) => {
    const part = parts[name];
    return part ? t(`admin.part.${part.key}`) : name;
  };
}

type Check = SystemStatusQuery['systemStatus'][number];

function FailedMails({ mails }: { mails: Check['failedMails'] }) {
  const { t, i18n } = useTranslation('dashboards');
  if (mails.length === 0) return null;
  return (
    <div className="w-full text-14 text-ink-2">
      <p className="font-medium">{t('admin.failedMails')}</p>
      <ul>
        {mails.map(({ kind, failedAt, error }) => (
          <li key={`${kind} ${failedAt}`} className="break-words">
            <code className="font-mono">{kind}</code>, {formatDateTime(failedAt, i18n.language)},{' '}
            <code className="font-mono">{error}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Above the dashboard while `SystemStatus` below it reports a problem. */
export function SystemAlert() {
  const { t } = useTranslation('dashboards');
  const partName = usePartName();
  const { data } = useQuery(SystemStatusDocument, { fetchPolicy: 'cache-only' });
  const down = data?.systemStatus.filter(({ operational }) => !operational) ?? [];
  if (down.length === 0) return null;
  const names = down.map(({ name }) => partName(name)).join(', ');
  return <FormMessage tone="failure" title={t('admin.systemDown', { names })} />;
}

export function SystemStatus() {
  const { t } = useTranslation('dashboards');
  const partName = usePartName();
  const result = useQuery(SystemStatusDocument, { fetchPolicy: 'network-only' });
  return (
    <Panel title={t('admin.system')} flush>
      <QueryView
        result={result}
        loading={() => (
          <Loading label={t('admin.measuring')} className="grid gap-6 p-5">
            {['database', 'server', 'authentication', 'jobs', 'rights', 'scanner'].map((name) => (
              <SkeletonBar key={name} className="h-7" />
            ))}
          </Loading>
        )}
        error={(error, retry) => (
          <LoadError bare title={t('admin.measureFailed')} error={error} onRetry={retry} />
        )}
        isEmpty={({ systemStatus }) => systemStatus.length === 0}
        empty={() => <p className="p-5 text-ink-2">{t('admin.measureFailed')}</p>}
      >
        {({ systemStatus }) => (
          <ul className="divide-y divide-line">
            {systemStatus.map(({ name, operational, detail, failedMails }) => {
              const Icon = parts[name]?.icon ?? Server;
              return (
                <li
                  key={name}
                  className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5"
                >
                  <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.75} />
                  <span className="font-medium">{partName(name)}</span>
                  <span className="ml-auto">
                    <Badge tone={operational ? 'accepted' : 'rejected'}>
                      {operational ? t('admin.operational') : t('admin.notOperational')}
                    </Badge>
                  </span>
                  {detail && (
                    <details open={!operational} className="w-full text-14 text-ink-2">
                      <summary className="w-fit cursor-pointer py-3 md:py-1.5">{t('admin.details')}</summary>
                      <Passage text={detail} />
                    </details>
                  )}
                  <FailedMails mails={failedMails} />
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}
