import { useQuery } from '@apollo/client/react';
import { Database, Lock, Server, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { Badge } from '../../ui/badge';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { QueryView } from '../../ui/states/query-view';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { LoadError } from '../../lists/load-error';
import { SystemStatusDocument } from './generated/system-status';

// A separate query: the measurements are slow, and the dashboard's numbers must not wait for them.
graphql(`
  query SystemStatus {
    systemStatus {
      name
      operational
      detail
    }
  }
`);

const icons: Partial<Record<string, LucideIcon>> = { Database, Authentication: Lock };

/** Above the dashboard, while `SystemStatus` below it has found something that does not work. */
export function SystemAlert() {
  const { t } = useTranslation('dashboards');
  const { data } = useQuery(SystemStatusDocument, { fetchPolicy: 'cache-only' });
  const down = data?.systemStatus.filter(({ operational }) => !operational) ?? [];
  if (down.length === 0) return null;
  const names = down.map(({ name }) => name).join(', ');
  return <FormMessage tone="failure" title={t('admin.systemDown', { names })} />;
}

/** Three parts of the system, each measured when the screen opens. */
export function SystemStatus() {
  const { t } = useTranslation('dashboards');
  const result = useQuery(SystemStatusDocument, { fetchPolicy: 'network-only' });
  return (
    <Panel title={t('admin.system')} flush>
      <QueryView
        result={result}
        loading={() => (
          <Loading label={t('admin.measuring')} className="grid gap-6 p-5">
            {['database', 'server', 'authentication'].map((name) => (
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
            {systemStatus.map(({ name, operational, detail }) => {
              const Icon = icons[name] ?? Server;
              return (
                <li
                  key={name}
                  className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5"
                >
                  <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.75} />
                  <span className="font-medium">{name}</span>
                  <span className="ml-auto">
                    <Badge tone={operational ? 'accepted' : 'rejected'}>
                      {operational ? t('admin.operational') : t('admin.notOperational')}
                    </Badge>
                  </span>
                  {detail && <p className="w-full text-14 text-ink-2">{detail}</p>}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}
