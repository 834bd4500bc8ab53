import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDateTime } from '../../../i18n/format';
import { useTaka } from '../../../ui/taka';
import { useLocalName } from '../../../i18n/use-local-name';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths } from '../../../routing/paths';
import { Badge } from '../../../ui/badge';
import { Passage } from '../../../ui/passage';
import { Portrait } from '../../../ui/pictures/portrait';
import { TextLink } from '../../../ui/text-link';
import type { ProposalArticle_ProposalFragment } from './generated/proposal-article';
import { ProposalActs } from './proposal-acts';

graphql(`
  fragment ProposalArticle_proposal on Proposal {
    id
    amountPoisha
    covers
    message
    needs
    state
    validUntil
    lawyer {
      id
      name
      nameBangla
      profilePicSmall
      experience
      district
      courtLevel
      languages
    }
  }
`);

type Lawyer = ProposalArticle_ProposalFragment['lawyer'];

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-16 text-ink-2 sm:text-14">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

export function useExperience(): (lawyer: { experience: number } | null) => string {
  const { t } = useTranslation('lawyers');
  return (lawyer) => {
    if (!lawyer) return t('field.notGiven');
    return lawyer.experience > 0 ? t('card.years', { count: lawyer.experience }) : t('card.newlyEnrolled');
  };
}

/** One row for each fact, also if not given, so that the rows of all columns line up. */
function useLawyerFacts(lawyer: Lawyer): readonly (readonly [string, string])[] {
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  const experienceOf = useExperience();
  const missing = t('field.notGiven');
  const { district, courtLevel, languages = [] } = lawyer ?? {};
  const names = languages.map((language) => t(`language.${language}`)).join(', ');
  return [
    [t('field.experience'), experienceOf(lawyer)],
    [t('field.district'), district ? local(district) : missing],
    [t('field.courtLevel'), courtLevel ? t(`court.${courtLevel}`) : missing],
    [t('field.languages'), names || missing],
  ];
}

function ProposingLawyer({ lawyer, name }: { lawyer: Lawyer; name: string }) {
  const { t } = useTranslation('lawyers');
  return (
    <header className="flex items-center gap-3 pb-3">
      <Portrait id={lawyer?.id ?? ''} name={name} src={lawyer?.profilePicSmall} className="w-14" />
      <div className="min-w-0">
        <h3 className="font-serif text-22 wrap-anywhere">{name}</h3>
        {lawyer && (
          <TextLink
            to={paths.client.lawyer(lawyer.id)}
            className="inline-flex min-h-11 items-center md:min-h-6 coarse:min-h-11"
          >
            {t('card.view')}
            <span className="sr-only"> {name}</span>
          </TextLink>
        )}
      </div>
    </header>
  );
}

interface ProposalArticleProps {
  proposal: FragmentType<ProposalArticle_ProposalFragment>;
  isOpen: boolean;
}

/** A card, and from 1200 px a column whose rows line up with the others. */
export function ProposalArticle({ proposal, isOpen }: ProposalArticleProps) {
  const { t, i18n } = useTranslation('openRequests');
  const taka = useTaka();
  const nameOf = usePersonName();
  const { id, amountPoisha, covers, message, needs, state, validUntil, lawyer } =
    readFragment<ProposalArticle_ProposalFragment>(proposal);
  const name = lawyer ? nameOf(lawyer) : t('unlisted');
  const amount = taka(amountPoisha);
  const facts = useLawyerFacts(lawyer);
  return (
    <article
      id={`proposal-${id}`}
      tabIndex={-1}
      aria-label={name}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 lg:row-span-11 lg:grid lg:grid-rows-subgrid lg:content-start"
    >
      <ProposingLawyer lawyer={lawyer} name={name} />
      <dl className="lg:row-span-9 lg:grid lg:grid-rows-subgrid">
        <Fact term={t('proposal.fee')}>
          <strong className="text-22 font-semibold tabular-nums">{amount}</strong>
        </Fact>
        <Fact term={t('proposal.covers')}>
          <Passage text={covers} />
        </Fact>
        <Fact term={t('proposal.message')}>
          <Passage text={message} />
        </Fact>
        <Fact term={t('proposal.needs')}>{needs ? <Passage text={needs} /> : t('proposal.nothing')}</Fact>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
        <Fact term={t('proposal.validUntil')}>{formatDateTime(validUntil, i18n.language)}</Fact>
      </dl>
      <footer className="border-t border-line pt-3">
        {isOpen && state === 'SENT' ? (
          <ProposalActs id={id} name={name} amount={amount} covers={covers} canAccept={lawyer !== null} />
        ) : (
          <Badge tone={state === 'ACCEPTED' ? 'accepted' : 'neutral'}>{t(`proposal.state.${state}`)}</Badge>
        )}
      </footer>
    </article>
  );
}
