import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { LanguageMark } from '../../../routing/language-mark';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { ProfileBlock } from '../../../ui/ruled-section';
import type { LawyerDetails_LawyerFragment } from './generated/lawyer-details';
import { useDigits } from '../../../i18n/use-digits';

graphql(`
  fragment LawyerDetails_lawyer on Lawyer {
    id
    name
    nameBangla
    bio
    bioBangla
    education {
      degree
      university
      year
    }
    chamberName
    chamberNameBangla
    chamberAddress
    chamberAddressBangla
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

export function LawyerDetails({ lawyer }: { lawyer: FragmentType<LawyerDetails_LawyerFragment> }) {
  const { t } = useTranslation('lawyers');
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const digits = useDigits();
  const { education, ...rest } = readFragment<LawyerDetails_LawyerFragment>(lawyer);
  const bio = textOf(rest.bio, rest.bioBangla);
  const chamberName = textOf(rest.chamberName, rest.chamberNameBangla);
  const chamberAddress = textOf(rest.chamberAddress, rest.chamberAddressBangla);
  return (
    <div>
      <ProfileBlock title={t('field.about')}>
        {bio ? (
          <>
            {bio.lang && (
              <p className="mb-2">
                <LanguageMark lang={bio.lang} />
              </p>
            )}
            <div lang={bio.lang}>
              <Paragraphs text={bio.text} />
            </div>
          </>
        ) : (
          <p className="text-ink-2">{t('profile.noAbout', { name: nameOf(rest) })}</p>
        )}
      </ProfileBlock>
      <ProfileBlock title={t('field.education')}>
        {education.length === 0 && <p className="text-ink-2">{t('profile.noEducation')}</p>}
        <ul>
          {education.map(({ degree, university, year }) => (
            <li
              key={`${degree} ${university} ${year}`}
              className="grid grid-cols-[64px_1fr] gap-4 py-2.5 not-first:border-t not-first:border-line"
            >
              <span className="text-ink-2 tabular-nums">{digits(String(year))}</span>
              <span>
                <b className="font-strong">{degree}</b> {t('profile.fromUniversity', { university })}
              </span>
            </li>
          ))}
        </ul>
      </ProfileBlock>
      <ProfileBlock title={t('field.chamber')}>
        {chamberName && (
          <p lang={chamberName.lang} className="font-strong">
            {chamberName.text}
          </p>
        )}
        {chamberAddress && (
          <p lang={chamberAddress.lang} className="max-w-measure whitespace-pre-line">
            {chamberAddress.text}
          </p>
        )}
        {chamberName || chamberAddress ? (
          <p className="mt-2 text-ink-2 print:hidden">{t('profile.appointment')}</p>
        ) : (
          <p className="text-ink-2">{t('profile.noChamber')}</p>
        )}
      </ProfileBlock>
    </div>
  );
}
