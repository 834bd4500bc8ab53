import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { Role } from '../../../graphql/generated/schema-types';
import { formatDateTime, formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import type { AccessList_PageFragment } from './generated/access-list';

graphql(`
  fragment AccessList_page on CaseAccessPage {
    items {
      id
      kind
      actorName
      actorRole
      at
    }
    page
    pages
  }
`);

type Access = AccessList_PageFragment['items'][number];

interface AccessListProps {
  accesses: FragmentType<AccessList_PageFragment>;
  /** The names of opened documents, by line id; hidden from admins. */
  documentNames?: ReadonlyMap<string, string>;
  /** Whether admins are named: only to admins. */
  named?: boolean;
  ownRole?: Role;
  onPage: (page: number) => void;
}

function useSentence({ documentNames, named }: Pick<AccessListProps, 'documentNames' | 'named'>) {
  const { t } = useTranslation(['room', 'shared']);
  return ({ id, kind, actorName }: Access): string => {
    const name = actorName ?? t('shared:person.unknown');
    if (kind === 'RECORD_VIEWED')
      return named && actorName ? t('access.lookedBy', { name: actorName }) : t('access.looked');
    if (kind === 'RECEIPT_DOWNLOADED') return t('room:documents.access.RECEIPT_DOWNLOADED', { name });
    const document = documentNames?.get(id);
    return document === undefined
      ? t('room:documents.access.ofAdmin')
      : t(`room:documents.access.${kind}`, { name, document });
  };
}

interface PageStepsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  className: string;
}

/** Nothing for a single page. */
export function PageSteps({ page, pages, onPage, className }: PageStepsProps) {
  const { t } = useTranslation(['room', 'shared']);
  if (pages <= 1) return null;
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-2 print:hidden', className)}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('shared:pager.previous')}
      </Button>
      <span role="status" className="text-14 text-ink-2 tabular-nums">
        {t('access.page', { page, pages })}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('shared:pager.next')}
      </Button>
    </div>
  );
}

export function AccessList({ accesses, documentNames, named = false, ownRole, onPage }: AccessListProps) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  const sentenceOf = useSentence({ documentNames, named });
  const { items, page, pages } = readFragment<AccessList_PageFragment>(accesses);
  if (items.length === 0) return <p className="text-ink-2">{t('access.none')}</p>;
  const own = items.filter(({ actorRole }) => actorRole === ownRole);
  const lines = (shown: readonly Access[]) => (
    <ul className="divide-y divide-line">
      {shown.map((access) => (
        <li key={access.id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="wrap-anywhere">{sentenceOf(access)}</p>
          <p className="text-ink-2">
            <time dateTime={access.at}>{formatDateTime(access.at, i18n.language)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {lines(items.filter((access) => !own.includes(access)))}
      {own.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-green underline underline-offset-[0.2em]">
            {t('access.own', { count: own.length, number: formatNumber(own.length, i18n.language) })}
          </summary>
          {lines(own)}
        </details>
      )}
      <PageSteps page={page} pages={pages} onPage={onPage} className="mt-4" />
    </>
  );
}
