import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';

const lawyerProfileFragment = graphql(`
  fragment LawyerProfile_lawyer on Lawyer {
    id
    bio
    chamberName
    chamberAddress
    education {
      degree
      university
      year
    }
  }
`);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-7 first:border-t-0 first:pt-0">
      <h2 className="mb-3 font-serif! text-22">{title}</h2>
      {children}
    </section>
  );
}

/** About, Education ("degree from university") and Chamber. */
export function LawyerProfile({ lawyer }: { lawyer: FragmentType<typeof lawyerProfileFragment> }) {
  const { t } = useTranslation('client');
  const { bio, chamberName, chamberAddress, education } = readFragment(lawyerProfileFragment, lawyer);
  const paragraphs = (bio ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <Part title={t('lawyer.about')}>
        <div className="grid max-w-measure gap-3">
          {paragraphs.length === 0 && <p className="text-ink-2">{t('lawyer.noBio')}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {paragraph}
            </p>
          ))}
        </div>
      </Part>
      {education.length > 0 && (
        <Part title={t('lawyer.education')}>
          <ul>
            {education.map(({ degree, university, year }) => (
              <li
                key={`${degree} ${university} ${year}`}
                className="grid grid-cols-[64px_minmax(0,1fr)] border-b border-line py-2.5 last:border-b-0"
              >
                <span className="text-ink-2 tabular-nums">{year}</span>
                <span>
                  <strong className="font-semibold">{degree}</strong>{' '}
                  {t('lawyer.fromUniversity', { university })}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(chamberName ?? chamberAddress) && (
        <Part title={t('lawyer.chamber')}>
          {chamberName && <p className="font-semibold">{chamberName}</p>}
          {chamberAddress && <p className="whitespace-pre-line text-ink-2">{chamberAddress}</p>}
        </Part>
      )}
    </>
  );
}
