import { matterChoice, readAreaChoice } from '@ainsathi/contract/area-choice';
import { matters as allMatters } from '@ainsathi/contract/matters';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DistrictField } from '../lawyers/directory/choice-fields';
import { type DirectoryChoices, useCountedChoices } from '../lawyers/directory/directory-counts';
import { NumbersBox } from '../lawyers/directory/search/numbers-box';
import { areaChoiceOf, noFilters, readDirectoryParams } from '../lawyers/directory/directory-params';
import type { AskFields } from './ask/ask-fields';
import { AskForm } from './ask/ask-form';
import type { AskStepProps } from './ask/ask-steps';
import { MatterChoice } from './ask/matter-choice';
import { mostAsked } from './ask/most-asked';
import { TextPage } from '../site/text-page';
import { graphql } from '../../graphql/documents';
import { skipQuery, usePublicQuery } from '../../graphql/operations';
import { LoadError } from '../../lists/load-error';
import { useDigits } from '../../i18n/use-digits';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { useSession } from '../../session/session';
import { FormMessage } from '../../ui/forms/form-message';
import { QueryView } from '../../ui/states/query-view';
import { FormSkeleton } from '../../ui/states/skeleton';
import { SearchChoicesDocument } from '../lawyers/directory/generated/search-choices';
import { RequestToRepeatDocument, SentenceToAskDocument } from './generated/ask-screen';

graphql(`
  query SentenceToAsk($search: String!) {
    searchReading(search: $search) {
      practiceArea
      matter
      district
      numbers
    }
  }
  query RequestToRepeat($id: ID!) {
    openRequest(id: $id) {
      id
      about
      district
      anywhere
      title
      description
      opposingParties
    }
  }
`);

/** An earlier request of the client, to fill the form; null without it. */
function useRequestToRepeat(): Partial<AskFields> | null {
  const [query] = useSearchParams();
  const { user } = useSession();
  const id = query.get('from');
  const isAsked = id !== null && user?.role === 'user';
  const { data } = usePublicQuery(RequestToRepeatDocument, isAsked ? { variables: { id } } : skipQuery);
  const request = data?.openRequest;
  if (!request) return null;
  const matter = allMatters.find(({ name }) => name === request.about);
  const [party1 = '', party2 = '', party3 = ''] = request.opposingParties;
  return {
    about: matter ? matterChoice(matter.slug) : request.about,
    district: request.district,
    anywhere: request.anywhere ? 'yes' : '',
    title: request.title ?? '',
    description: request.description ?? '',
    party1,
    party2,
    party3,
  };
}

/** The words and choices of a search, to fill the form, null without them; and whom to call. */
function useSearchToAsk() {
  const { search, category, matter, district } = readDirectoryParams(useSearchParams()[0]);
  const options = search === '' ? skipQuery : { variables: { search } };
  const { data, loading } = usePublicQuery(SentenceToAskDocument, options);
  const { searchReading: read } = data ?? {};
  const subject =
    category || matter
      ? { category, matter }
      : { category: read?.practiceArea ?? '', matter: read?.matter ?? '' };
  const fields: Partial<AskFields> = {
    description: search,
    about: areaChoiceOf(subject),
    district: district || (read?.district ?? ''),
  };
  const isEmpty = (search !== '' && loading) || Object.values(fields).join('') === '';
  return { written: isEmpty ? null : fields, numbers: read?.numbers ?? [] };
}

function SubjectFields({ choices, fields, problems, change }: AskStepProps & { choices: DirectoryChoices }) {
  const { t } = useTranslation('ask');
  const { about, district, anywhere } = fields;
  const { areas, districts } = useCountedChoices(choices, { ...noFilters, ...readAreaChoice(about) });
  const most = mostAsked(districts, district, anywhere === 'yes');
  return (
    <>
      <MatterChoice
        areas={areas.map(({ name }) => name)}
        error={problems.about}
        value={about}
        onChange={(chosen) => change({ about: chosen })}
      />
      <div className="relative">
        <DistrictField
          id="district"
          choices={districts}
          any={null}
          placeholder={t('subject.chooseDistrict')}
          error={problems.district}
          value={district}
          onChange={(chosen) => change({ district: chosen })}
        />
        <p role="status" className="absolute top-0 right-0 leading-snug text-ink-2">
          {about !== '' &&
            district !== '' &&
            (most === 0 ? t('subject.nobody') : t('subject.asked', { count: most }))}
        </p>
      </div>
    </>
  );
}

function Ask() {
  const result = usePublicQuery(SearchChoicesDocument);
  const repeated = useRequestToRepeat();
  const { written, numbers } = useSearchToAsk();
  const { t } = useTranslation(['ask', 'shared']);
  return (
    <QueryView
      result={result}
      loading={() => <FormSkeleton label={t('shared:loadingForm')} />}
      error={(error, retry) => (
        <LoadError title={t('shared:failure.notLoaded')} error={error} onRetry={retry} />
      )}
    >
      {({ practiceAreas: areas, matters, districts }) => (
        <div>
          {numbers.map((kind) => (
            <NumbersBox key={kind} kind={kind} />
          ))}
          <AskForm
            filled={repeated ?? written}
            subjectFields={(props) => <SubjectFields {...props} choices={{ areas, matters, districts }} />}
          />
        </div>
      )}
    </QueryView>
  );
}

/** Beside the form, below it on a phone. */
function HowItGoes() {
  const { t } = useTranslation(['ask', 'shared']);
  const digits = useDigits();
  return (
    <aside className="md:pt-6">
      <h2>{t('shared:act.askSeveral')}</h2>
      <ol className="mt-3 grid gap-3.5">
        {(['say', 'compare', 'choose'] as const).map((act, index) => (
          <li key={act} className="flex gap-3.5">
            <span aria-hidden className="font-serif text-22 leading-tight text-brass-ink">
              {digits(index + 1)}
            </span>
            {t(`how.${act}`)}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-2">
        {t('free')}{' '}
        {(['999', '109'] as const).map((number) => (
          <a
            key={number}
            href={`tel:${number}`}
            className="inline-flex min-h-11 items-center px-1.5 text-green underline"
          >
            {digits(number)}
          </a>
        ))}
      </p>
    </aside>
  );
}

/** Lawyers and admins read that only a client account can send it. */
export default function AskScreen() {
  const { t } = useTranslation(['ask', 'shared', 'caseRequest']);
  const { openRequests = false } = useSite();
  const [query] = useSearchParams();
  const { user } = useSession();
  const isClient = !user || user.role === 'user';
  const isLaterStep = query.has('step') && query.get('step') !== '1';
  return (
    <>
      <PageHead
        title={t('shared:act.askSeveral')}
        description={t('lead')}
        {...(isLaterStep || !openRequests ? { hidden: true } : { canonical: paths.ask })}
      />
      {openRequests && isClient ? (
        <div className="wrap grid gap-10 py-3 md:grid-cols-[minmax(0,680px)_minmax(0,1fr)] md:gap-20 md:py-8">
          <Ask />
          <HowItGoes />
        </div>
      ) : (
        <TextPage title={t('shared:act.askSeveral')} lead={t('lead')}>
          {!openRequests && <FormMessage tone="information" title={t('closed')} />}
          {openRequests && user && <p>{t('caseRequest:otherRole', { name: user.name })}</p>}
        </TextPage>
      )}
    </>
  );
}
