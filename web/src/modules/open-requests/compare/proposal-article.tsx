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
import { VerifiedSeal } from '../../../ui/verified-seal';
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

export function useExperience(): (lawyer: { experience: number } | null) => string {
  const { t } = useTranslation('lawyers');
  return (lawyer) => {
    if (!lawyer) return t('field.notGiven');
    return lawyer.experience > 0 ? t('card.years', { count: lawyer.experience }) : t('card.newlyEnrolled');
  };
}

/** What is given of experience, district, court and languages, in one line. */
function LawyerFacts({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  const experienceOf = useExperience();
  const { district, courtLevel, languages = [] } = lawyer ?? {};
  const facts = [
    lawyer && experienceOf(lawyer),
    district && local(district),
    courtLevel && t(`court.${courtLevel}`),
    languages.map((language) => t(`language.${language}`)).join(', '),
  ];
  return <p className="text-ink-2 sm:text-14 lg:order-1">{facts.filter(Boolean).join(' · ')}</p>;
}

function ProposingLawyer({ lawyer, name }: { lawyer: Lawyer; name: string }) {
  const { t } = useTranslation('lawyers');
  return (
    <header className="flex items-center gap-3.5">
      <Portrait id={lawyer?.id ?? ''} name={name} src={lawyer?.profilePicSmall} className="w-14" />
      <div className="min-w-0">
        <h3 className="font-serif text-22 leading-tight wrap-anywhere">{name}</h3>
        {lawyer && (
          <p className="flex flex-wrap items-center gap-x-4">
            <VerifiedSeal label={t('card.verified')} />
            <TextLink
              to={paths.client.lawyer(lawyer.id)}
              className="inline-flex min-h-11 items-center md:min-h-6 coarse:min-h-11"
            >
              {t('card.view')}
              <span className="sr-only"> {name}</span>
            </TextLink>
          </p>
        )}
      </div>
    </header>
  );
}

interface ProposalArticleProps {
  proposal: FragmentType<ProposalArticle_ProposalFragment>;
  isOpen: boolean;
}

/** A card; from 1200 px its seven parts are on one line with those of the cards beside it, and its acts precede the message, which may be long. */
export function ProposalArticle({ proposal, isOpen }: ProposalArticleProps) {
  const { t, i18n } = useTranslation('openRequests');
  const taka = useTaka();
  const nameOf = usePersonName();
  const { id, amountPoisha, covers, message, needs, state, validUntil, lawyer } =
    readFragment<ProposalArticle_ProposalFragment>(proposal);
  const name = lawyer ? nameOf(lawyer) : t('unlisted');
  const amount = taka(amountPoisha);
  return (
    <article
      id={`proposal-${id}`}
      tabIndex={-1}
      aria-label={name}
      className="grid max-w-136 scroll-mt-20 content-start gap-y-3 rounded-card border border-line bg-surface p-4 wrap-anywhere md:px-5 lg:row-span-7 lg:mb-4 lg:grid-rows-subgrid"
    >
      <ProposingLawyer lawyer={lawyer} name={name} />
      <div>
        <p className="text-28 leading-tight font-semibold tabular-nums">
          <span className="sr-only">{t('proposal.fee')} </span>
          {amount}
        </p>
        <p className="mt-1 whitespace-pre-line text-ink-2">
          <Passage text={covers} />
        </p>
      </div>
      <blockquote className="border-l-2 lg:order-1 border-brass pl-4 whitespace-pre-line">
        <Passage text={message} />
      </blockquote>
      <p className="whitespace-pre-line lg:order-1">
        <strong className="font-semibold">{t('proposal.needs')}:</strong>{' '}
        {needs ? <Passage text={needs} /> : t('proposal.nothing')}
      </p>
      <LawyerFacts lawyer={lawyer} />
      <footer>
        {isOpen && state === 'SENT' ? (
          <ProposalActs id={id} name={name} amount={amount} covers={covers} canAccept={lawyer !== null} />
        ) : (
          <Badge tone={state === 'ACCEPTED' ? 'accepted' : 'neutral'}>{t(`proposal.state.${state}`)}</Badge>
        )}
      </footer>
      <p className="text-14 text-ink-2 lg:order-1">
        {t('proposal.validUntil', { date: formatDateTime(validUntil, i18n.language) })}
      </p>
    </article>
  );
}
