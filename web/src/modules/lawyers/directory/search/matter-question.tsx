import { useTranslation } from 'react-i18next';
import { useLocalName } from '../../../../i18n/use-local-name';
import { preservePlace } from '../../../../lib/preserve-place';
import { paths, withQuery } from '../../../../routing/paths';
import { useSite } from '../../../../routing/site';
import { ButtonLink } from '../../../../ui/button';
import { EmergencyNumbers } from '../../../../ui/emergency-numbers';
import { Sign } from '../../../../ui/jamdani/sign';
import type { SignName } from '../../../../ui/jamdani/signs';
import { Link } from '../../../../ui/link';
import type { CountedChoices } from '../directory-counts';
import type { DirectoryParams } from '../directory-params';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';

interface MatterQuestionProps {
  reading: SearchGuide_ReadingFragment;
  params: DirectoryParams;
  matters: CountedChoices['matters'];
  to: (change: Partial<DirectoryParams>) => string;
}

/** Instead of a list: asks what the words are about. *Something else* comes last. */
export function MatterQuestion({ reading, params, matters, to }: MatterQuestionProps) {
  const { t } = useTranslation(['lawyers', 'shared']);
  const { openRequests = false, helplines } = useSite();
  const local = useLocalName();
  const { likely } = reading;
  const { search } = params;
  const district = params.district || (reading.district ?? '');
  const rank = (slug: string) => (slug === 'other' ? likely.length : likely.indexOf(slug));
  const choices = [...matters].sort((first, second) => rank(first.slug) - rank(second.slug));
  return (
    <section aria-labelledby="matter-question" className="pt-2 pb-6">
      <h2 id="matter-question" className="text-22 wrap-break-word">
        {t('list.question', { search })}
      </h2>
      <ul className="mt-3 grid gap-2 md:grid-cols-2 md:gap-x-3">
        {choices.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={to({ matter: slug })}
              state={preservePlace}
              className="flex min-h-14 items-center gap-3 rounded-field border border-control bg-surface px-3 py-1 text-ink no-underline hover:border-green hover:bg-green-soft"
            >
              <Sign name={slug as SignName} className="size-9" />
              {local(name)}
            </Link>
          </li>
        ))}
      </ul>
      {openRequests && (
        <ButtonLink to={withQuery(paths.ask, { search, district })} wide="phone" className="mt-4">
          {t('shared:act.askSeveral')}
        </ButtonLink>
      )}
      <div className="mt-3 text-14">
        <EmergencyNumbers
          shown={['emergency', 'violence', 'legalAid']}
          legalAid={helplines?.legalAid?.number}
        />
      </div>
    </section>
  );
}
