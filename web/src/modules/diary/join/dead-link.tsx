import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../graphql/documents';
import { skipQuery, usePublicQuery } from '../../../graphql/operations';
import { usePersonName } from '../../../i18n/use-person-name';
import { now } from '../../../lib/now';
import { paths } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Sentence } from '../../../ui/sentence';
import { AnswersToJoiningDocument } from './generated/dead-link';

graphql(`
  query AnswersToJoining {
    myNotifications(limit: 20) {
      items {
        id
        kind
        caseId
        actorName
        actorNameBangla
        updatedAt
      }
    }
  }
`);

/** Of a link. */
const LIFETIME = 14 * 24 * 60 * 60_000;

/** Of links that are answered, ended, unknown or of a lawyer who is not listed, with the last answer to the reader. */
export function DeadLink({ from }: { from: string | null }) {
  const { t } = useTranslation(['join', 'shared']);
  const { user } = useSession();
  const navigate = useNavigate();
  const nameOf = usePersonName();
  const isClient = user?.role === 'user';
  const { data, loading } = usePublicQuery(AnswersToJoiningDocument, isClient ? {} : skipQuery);
  const answer = data?.myNotifications.items.find(
    ({ kind, updatedAt }) => kind === 'JOIN_ANSWERED' && now() - Date.parse(updatedAt) < LIFETIME,
  );
  useEffect(
    function forgetSecret() {
      if (user && from) void navigate(paths.join, { replace: true });
    },
    [user, from, navigate],
  );
  if (loading) return null;
  const lawyer = answer
    ? nameOf(answer.actorName ? { name: answer.actorName, nameBangla: answer.actorNameBangla } : null)
    : '';
  return (
    <div className="grid gap-4">
      {answer?.caseId && (
        <FormMessage
          tone="success"
          title={<Sentence text={t('admitted', { lawyer })} />}
          action={<ButtonLink to={paths.client.case(answer.caseId)}>{t('open')}</ButtonLink>}
        />
      )}
      {answer && !answer.caseId && (
        <FormMessage tone="warning" title={<Sentence text={t('refused', { lawyer })} />}>
          {t('refusedText')}
        </FormMessage>
      )}
      <FormMessage tone="information" title={t('dead.title')}>
        {t('dead.text')}
      </FormMessage>
      {!user && (
        <>
          <p>{t('dead.visitor')}</p>
          <ButtonLink wide to={paths.login} state={{ from }}>
            {t('shared:session.login')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
