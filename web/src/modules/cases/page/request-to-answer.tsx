import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Age } from '../../../ui/times/age';
import { Passage } from '../../../ui/passage';
import type { RequestToAnswer_CaseFragment } from './generated/request-to-answer';

graphql(`
  fragment RequestToAnswer_case on Case {
    id
    description
    createdAt
    client {
      id
      name
    }
  }
`);

interface RequestToAnswerProps {
  legalCase: FragmentType<RequestToAnswer_CaseFragment>;
  /** The buttons, on a phone in a bar at the bottom. */
  children: ReactNode;
}

export function RequestToAnswer({ legalCase, children }: RequestToAnswerProps) {
  const { t } = useTranslation(['casePage', 'shared']);
  const { description, createdAt, client } = readFragment<RequestToAnswer_CaseFragment>(legalCase);
  return (
    <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section>
        <h2>{t('clientWrote')}</h2>
        <p className="text-14 text-ink-2">
          {client?.name ?? t('shared:person.unknown')}, <Age of={createdAt} />
        </p>
        <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere md:text-18">
          <Passage text={description} />
        </p>
      </section>
      <section
        aria-label={t('client.next')}
        className="grid gap-2.5 rounded-card border border-line bg-surface p-5 max-md:sticky max-md:bottom-[calc(60px+env(safe-area-inset-bottom))] max-md:z-10 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-4 max-md:py-2.5"
      >
        <h2 className="max-md:sr-only">{t('lawyer.nextAnswer')}</h2>
        {children}
      </section>
    </div>
  );
}
