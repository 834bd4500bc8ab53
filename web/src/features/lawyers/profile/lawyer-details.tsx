import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { ProfileBlock } from '../../../ui/ruled-section';
import type { LawyerDetails_LawyerFragment } from './generated/lawyer-details';

graphql(`
  fragment LawyerDetails_lawyer on Lawyer {
    id
    name
    bio
    education {
      degree
      university
      year
    }
    chamberName
    chamberAddress
  }
`);

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} className="max-w-measure whitespace-pre-line not-first:mt-3.5">
        {paragraph.trim()}
      </p>
    ));
}

/** About, Education and Chamber of a lawyer. */
export function LawyerDetails({ lawyer }: { lawyer: FragmentType<LawyerDetails_LawyerFragment> }) {
  const { t } = useTranslation('lawyers');
  const { name, bio, education, chamberName, chamberAddress } =
    readFragment<LawyerDetails_LawyerFragment>(lawyer);
  return (
    <div>
      <ProfileBlock title={t('field.about')}>
        {bio ? <Paragraphs text={bio} /> : <p className="text-ink-2">{t('profile.noAbout', { name })}</p>}
      </ProfileBlock>
      <ProfileBlock title={t('field.education')}>
        {education.length === 0 && <p className="text-ink-2">{t('profile.noEducation')}</p>}
        <ul>
          {education.map(({ degree, university, year }) => (
            <li
              key={`${degree} ${university} ${year}`}
              className="grid grid-cols-[64px_1fr] gap-4 py-2.5 not-first:border-t not-first:border-line"
            >
              <span className="text-ink-2 tabular-nums">{year}</span>
              <span>
                <b className="font-strong">{degree}</b> {t('profile.fromUniversity', { university })}
              </span>
            </li>
          ))}
        </ul>
      </ProfileBlock>
      <ProfileBlock title={t('field.chamber')}>
        {chamberName && <p className="font-strong">{chamberName}</p>}
        {chamberAddress && <p className="max-w-measure whitespace-pre-line">{chamberAddress}</p>}
        {chamberName || chamberAddress ? (
          <p className="mt-2 text-16 sm:text-14 text-ink-2 print:hidden">{t('profile.appointment')}</p>
        ) : (
          <p className="text-ink-2">{t('profile.noChamber')}</p>
        )}
      </ProfileBlock>
    </div>
  );
}
