import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { paths } from '../../../routing/paths';
import { DescriptionList } from '../../../ui/description-list';
import { FormMessage } from '../../../ui/forms/form-message';
import { Passage } from '../../../ui/passage';
import { TextLink } from '../../../ui/text-link';
import type { PaperEvidence_LawyerFragment } from './generated/paper-evidence';
import { PaperView } from './paper-view';

graphql(`
  fragment PaperEvidence_lawyer on Lawyer {
    id
    licence {
      enrolledOn
      barAssociation
      membershipNumber
      cardUntil
      askedFor
      askedNote
      papers {
        id
        kind
        type
        available
      }
    }
    samePaper {
      id
      name
    }
    numberOfDeleted
  }
`);

/** The papers of a licence beside what the lawyer says, and who else handed in the same file. */
export function PaperEvidence({ lawyer }: { lawyer: FragmentType<PaperEvidence_LawyerFragment> }) {
  const { t, i18n } = useTranslation('verification');
  const { licence, samePaper, numberOfDeleted } = readFragment<PaperEvidence_LawyerFragment>(lawyer);
  if (!licence) return null;
  const { enrolledOn, barAssociation, membershipNumber, cardUntil, askedFor, askedNote } = licence;
  const on = (day: string | null) => day && formatDate(day, i18n.language);
  const facts = [
    { term: t('fact.enrolledOn'), value: on(enrolledOn) },
    { term: t('fact.barAssociation'), value: barAssociation },
    { term: t('fact.membershipNumber'), value: membershipNumber },
    { term: t('fact.cardUntil'), value: on(cardUntil) },
  ].filter(({ value }) => value);
  const papers = licence.papers.filter(({ available }) => available);
  return (
    <>
      {facts.length > 0 && <DescriptionList items={facts} missing="" />}
      {askedFor && (
        <FormMessage tone="information" title={t('papers.asked')}>
          <p>{t(`asked.${askedFor}`)}</p>
          {askedNote && (
            <p className="whitespace-pre-line">
              <Passage text={askedNote} />
            </p>
          )}
        </FormMessage>
      )}
      {numberOfDeleted && <FormMessage tone="warning" title={t('papers.numberOfDeleted')} />}
      {samePaper && samePaper.length > 0 && (
        <FormMessage tone="warning" title={t('papers.same')}>
          <ul>
            {samePaper.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.admin.lawyer(id)} className="inline-block touch-area">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </FormMessage>
      )}
      {papers.length === 0 ? (
        <p className="text-ink-2">{t('papers.none')}</p>
      ) : (
        <ul aria-label={t('papers.title')} className="grid gap-4">
          {papers.map(({ id, kind, type }) => (
            <PaperView key={id} id={id} type={type} label={t(`paper.${kind}`)} />
          ))}
        </ul>
      )}
    </>
  );
}
