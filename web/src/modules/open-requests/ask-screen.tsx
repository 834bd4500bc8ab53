import { matterChoice } from '@ainsathi/contract/area-choice';
import { matters as allMatters } from '@ainsathi/contract/matters';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DistrictField, PracticeAreaField } from '../lawyers/directory/choice-fields';
import { type DirectoryChoices, useCountedChoices } from '../lawyers/directory/directory-counts';
import { noFilters } from '../lawyers/directory/directory-params';
import type { AskFields } from './ask/ask-fields';
import { AskForm } from './ask/ask-form';
import type { AskStepProps } from './ask/ask-steps';
import { TextPage } from '../site/text-page';
import { graphql } from '../../graphql/documents';
import { skipQuery, usePublicQuery } from '../../graphql/operations';
import { LoadError } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { useSession } from '../../session/session';
import { FormMessage } from '../../ui/forms/form-message';
import { QueryView } from '../../ui/states/query-view';
import { FormSkeleton } from '../../ui/states/skeleton';
import { AskChoicesDocument, RequestToRepeatDocument } from './generated/ask-screen';

graphql(`
  query AskChoices {
    practiceAreas {
      id
      ...PracticeAreaChoice_practiceArea
    }
    matters {
      id
      ...MatterChoice_matter
    }
    districts {
      id
      ...DistrictChoice_district
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

function SubjectFields({ choices, fields, problems, change }: AskStepProps & { choices: DirectoryChoices }) {
  const { t } = useTranslation('ask');
  const counted = useCountedChoices(choices, noFilters);
  return (
    <>
      <PracticeAreaField
        id="about"
        matters={counted.matters}
        choices={counted.areas}
        placeholder={t('subject.choose')}
        error={problems.about}
        value={fields.about}
        onChange={(about) => change({ about })}
      />
      <DistrictField
        id="district"
        choices={counted.districts}
        any={null}
        placeholder={t('subject.chooseDistrict')}
        error={problems.district}
        value={fields.district}
        onChange={(district) => change({ district })}
      />
    </>
  );
}

function Ask() {
  const result = usePublicQuery(AskChoicesDocument);
  const filled = useRequestToRepeat();
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
        <AskForm
          filled={filled}
          subjectFields={(props) => <SubjectFields {...props} choices={{ areas, matters, districts }} />}
        />
      )}
    </QueryView>
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
      <TextPage title={t('shared:act.askSeveral')} lead={t('lead')}>
        {!openRequests && <FormMessage tone="information" title={t('closed')} />}
        {openRequests && isClient && <Ask />}
        {openRequests && !isClient && <p>{t('caseRequest:otherRole', { name: user.name })}</p>}
      </TextPage>
    </>
  );
}
