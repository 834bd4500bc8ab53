import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths } from '../../../routing/paths';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextLink } from '../../../ui/text-link';
import { mayAskAnother } from '../page/lawyer-absence';
import { InsteadOfDocument, type InsteadOfQuery } from './generated/instead-notice';

graphql(`
  query InsteadOf($id: ID!) {
    case(id: $id) {
      id
      title
      canAct
      withdrawnAt
      ...LawyerAbsence_case
      lawyer {
        id
        name
        nameBangla
      }
      ...SendInstead_case
    }
  }
`);

type Case = NonNullable<InsteadOfQuery['case']>;

/** The case to send to another lawyer: null while unknown, or if it cannot be sent. */
export function useInsteadOf(id: string | null): { legalCase: Case | null; isRefused: boolean } {
  const { data } = useQuery(InsteadOfDocument, id === null ? skipToken : { variables: { id } });
  if (id === null || !data) return { legalCase: null, isRefused: false };
  const mayBeSent = data.case ? mayAskAnother(data.case) : false;
  // A withdrawn request may have been sent from here a moment ago.
  const isRefused = !mayBeSent && !data.case?.withdrawnAt;
  return { legalCase: mayBeSent ? data.case : null, isRefused };
}

interface InsteadNoticeProps extends ReturnType<typeof useInsteadOf> {
  id: string;
}

/** Above the list of lawyers: which request is sent, or that it cannot be. */
export function InsteadNotice({ id, legalCase, isRefused }: InsteadNoticeProps) {
  const { t } = useTranslation('withdrawal');
  const nameOf = usePersonName();
  if (!legalCase && !isRefused) return null;
  const lawyer = legalCase?.lawyer;
  const withdrawn = lawyer ? t('instead.text', { other: nameOf(lawyer) }) : t('instead.textUnknown');
  const text = legalCase?.canAct.includes('WITHDRAW') ? withdrawn : t('instead.textAgain');
  return (
    <div className="mb-5">
      <FormMessage
        tone={legalCase ? 'information' : 'failure'}
        title={legalCase ? t('instead.title', { title: legalCase.title }) : t('instead.gone')}
      >
        <p>{legalCase ? text : t('instead.goneText')}</p>
        <TextLink to={paths.client.case(id)}>{t('instead.back')}</TextLink>
      </FormMessage>
    </div>
  );
}
