import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../../graphql/documents';
import { preservePlace } from '../../../../lib/preserve-place';
import { AskLink } from '../../../../routing/ask-link';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/states/empty-state';
import { EmergencyNumbers } from '../../../../ui/emergency-numbers';
import { TextLink } from '../../../../ui/text-link';
import { chosenMatter } from '../chosen-matter';
import type { CountedChoices } from '../directory-counts';
import { filteredPath } from '../directory-context';
import type { DirectoryPartProps } from '../directory-filters';
import { directoryOffers, noFilters, type DirectoryParams } from '../directory-params';
import type { LawyerDirectory_PageFragment } from '../generated/lawyer-directory';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';
import { MatterQuestion } from './matter-question';
import { asksForMatter } from './search-reading';

interface NoResultsProps extends DirectoryPartProps {
  /** Without lawyers. */
  page: Pick<LawyerDirectory_PageFragment, 'pages' | 'reading'>;
}

interface Alternative {
  label: string;
  count: number | null;
  change: Partial<DirectoryParams>;
}

const nearAreas = 3;

/** Related searches with results: fewer filters, or another practice area in the same district. */
function alternatives(
  t: TFunction<'lawyers'>,
  params: DirectoryParams,
  choices: CountedChoices,
): Alternative[] {
  const { district, search } = params;
  const { areas, anyArea, anyDistrict } = choices;
  const category = params.category || chosenMatter(params, choices)?.name;
  const found: Alternative[] = [];
  if (search && (category || district))
    found.push({ label: t('list.withoutWords', { search }), count: null, change: { search: '' } });
  for (const offer of directoryOffers)
    if (params[offer])
      found.push({
        label: t('list.withoutWords', { search: t(`offer.${offer}`) }),
        count: null,
        change: { [offer]: false },
      });
  if (category && district && anyDistrict)
    found.push({
      label: t('list.everywhere', { area: category }),
      count: anyDistrict,
      change: { district: '' },
    });
  if (category && district && anyArea) {
    const others = [...areas].sort((a, b) => b.lawyerCount - a.lawyerCount).slice(0, nearAreas);
    for (const { name, lawyerCount } of others)
      if (lawyerCount > 0)
        found.push({
          label: t('list.here', { area: name, district }),
          count: lawyerCount,
          change: { category: name },
        });
    found.push({
      label: t('list.anyArea', { district }),
      count: anyArea,
      change: { category: '', matter: '' },
    });
  }
  return found;
}

/** The question about a search that may mean several matters; otherwise related searches. */
export function NoResults({ params, context, choices, page }: NoResultsProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const { search } = params;
  const pastTheEnd = page.pages > 0;
  const to = (change: Partial<DirectoryParams>) => filteredPath(context, params, change) + context.hash;
  const links = pastTheEnd ? [] : alternatives(t, params, choices);
  const reading = readFragment<SearchGuide_ReadingFragment>(page.reading);
  if (reading && asksForMatter(page.reading))
    return <MatterQuestion reading={reading} params={params} matters={choices.matters} to={to} />;
  const text = search ? t('list.emptySearch') : t('list.emptyText');
  return (
    <EmptyState
      title={t('list.empty')}
      description={pastTheEnd ? t('shared:pastTheEnd') : text}
      action={
        <>
          {links.length > 0 && (
            <ul className="mb-4">
              {links.map(({ label, count, change }) => (
                <li key={label}>
                  <TextLink
                    to={to(change)}
                    state={preservePlace}
                    className="inline-flex min-h-11 items-center"
                  >
                    {count === null ? label : t('choice.withCount', { choice: label, count })}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={to(pastTheEnd ? {} : noFilters)} state={preservePlace}>
            {t('list.emptyAction')}
          </ButtonLink>
          {!pastTheEnd && (
            <div className="mt-4">
              <AskLink />
              <EmergencyNumbers />
            </div>
          )}
        </>
      }
    />
  );
}
