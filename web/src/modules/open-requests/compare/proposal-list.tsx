import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useTaka } from '../../../ui/taka';
import { usePersonName } from '../../../i18n/use-person-name';
import type { ProposalList_ProposalFragment } from './generated/proposal-list';
import { ProposalArticle, useExperience } from './proposal-article';

graphql(`
  fragment ProposalList_proposal on Proposal {
    id
    amountPoisha
    state
    lawyer {
      id
      name
      nameBangla
      experience
    }
    ...ProposalArticle_proposal
  }
`);

/** Side by side on a phone; each row leads to its proposal. */
function AtAGlance({ proposals }: { proposals: readonly ProposalList_ProposalFragment[] }) {
  const { t } = useTranslation(['openRequests', 'lawyers']);
  const taka = useTaka();
  const nameOf = usePersonName();
  const experienceOf = useExperience();
  return (
    <table className="w-full border-collapse text-left lg:hidden">
      <caption className="pb-1 text-left text-18 font-semibold">{t('atAGlance')}</caption>
      <thead className="text-14 text-ink-2">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t('glanceLawyer')}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-medium">
            {t('proposal.fee')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('lawyers:field.experience')}
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map(({ id, amountPoisha, lawyer }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="pr-3 font-medium">
              <a
                href={`#proposal-${id}`}
                className="inline-flex min-h-11 items-center wrap-anywhere text-green underline"
              >
                {lawyer ? nameOf(lawyer) : t('unlisted')}
              </a>
            </th>
            <td className="pr-3 text-right whitespace-nowrap tabular-nums">{taka(amountPoisha)}</td>
            <td className="text-right">{experienceOf(lawyer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ProposalListProps {
  proposals: readonly FragmentType<ProposalList_ProposalFragment>[];
  isOpen: boolean;
}

/** From 1200 px two or three side by side, and one alone no wider. */
const columns = ['', 'lg:grid-cols-[repeat(2,minmax(0,34rem))]', 'lg:grid-cols-3'];

/** In order of arrival, none highlighted. Omits proposals that were set aside. */
export function ProposalList({ proposals, isOpen }: ProposalListProps) {
  const { t } = useTranslation('openRequests');
  const shown = readFragment<ProposalList_ProposalFragment>(proposals).filter(({ state }) =>
    isOpen ? state === 'SENT' : state !== 'SET_ASIDE',
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="proposals" className="grid gap-4">
      <h2 id="proposals" className="sr-only">
        {t('proposals')}
      </h2>
      {shown.length > 1 && <AtAGlance proposals={shown} />}
      <div className={clsx('grid gap-x-6 gap-y-4 lg:gap-y-2', columns[Math.min(shown.length, 3) - 1])}>
        {shown.map((proposal) => (
          <ProposalArticle key={proposal.id} proposal={proposal} isOpen={isOpen} />
        ))}
      </div>
      {isOpen && <p className="text-ink-2">{t('hidden')}</p>}
    </section>
  );
}
