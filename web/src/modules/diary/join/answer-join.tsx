import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { refetchActive } from '../../../graphql/refetch-active';
import { useToastedAct } from '../../../graphql/use-act';
import { phoneText } from '../../../i18n/phone-text';
import { Button } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Panel } from '../../../ui/panel';
import { Sentence } from '../../../ui/sentence';
import { AnswerJoinDocument, type AnswerJoin_CaseFragment } from './generated/answer-join';

graphql(`
  fragment AnswerJoin_case on Case {
    id
    join {
      id
      isWaiting
      name
      email
      emailConfirmed
      phone
      phoneConfirmed
      isNotedPhone
    }
  }

  mutation AnswerJoin($id: ID!, $admit: Boolean!) {
    answerJoin(id: $id, admit: $admit) {
      case {
        id
        joinedAt
        ...AnswerJoin_case
      }
    }
  }
`);

/** Who followed the link, what of it is confirmed, and what a yes opens. */
export function AnswerJoin({ legalCase }: { legalCase: FragmentType<AnswerJoin_CaseFragment> }) {
  const { t } = useTranslation(['join', 'shared']);
  const client = useApolloClient();
  const { join } = readFragment<AnswerJoin_CaseFragment>(legalCase);
  const [send] = useMutation(AnswerJoinDocument);
  const { isBusy, act } = useToastedAct(t('answer.failed'));
  if (!join?.isWaiting) return null;
  const { id, email, phone, isNotedPhone } = join;
  const name = join.name ?? t('shared:person.unknown');
  const answer = async (admit: boolean) =>
    act(
      async () => {
        await send({ variables: { id, admit } });
        await refetchActive(client).catch(() => undefined);
      },
      t(admit ? 'answer.admitted' : 'answer.refused', { name }),
    );
  const confirmed = (is: boolean) => t(is ? 'answer.confirmed' : 'answer.unconfirmed');
  const noted = isNotedPhone === null ? [] : [t(isNotedPhone ? 'answer.noted' : 'answer.another')];
  return (
    <Panel title={<Sentence text={t('answer.title', { name })} />} className="border-green print:hidden">
      <div className="grid gap-4">
        <p>{t('answer.text')}</p>
        <DescriptionList
          missing={t('answer.none')}
          items={[
            { term: t('answer.name'), value: name },
            {
              term: t('shared:field.phone'),
              value: phone && [phoneText(phone), confirmed(join.phoneConfirmed), ...noted].join(', '),
            },
            {
              term: t('shared:field.email'),
              value: email && [email, confirmed(join.emailConfirmed)].join(', '),
            },
          ]}
        />
        <p>
          <Sentence text={t('answer.opens', { name })} />
        </p>
        <p>
          <Sentence text={t('answer.ends', { name })} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={isBusy} busyLabel={t('sending')} onClick={() => void answer(true)}>
            {t('answer.yes')}
          </Button>
          <Button disabled={isBusy} onClick={() => void answer(false)}>
            {t('answer.no')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
