import { textedKinds } from '@ainsathi/contract/texted-kinds';
import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useAct } from '../../graphql/use-act';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { useToast } from '../../ui/overlays/toast';
import { Panel } from '../../ui/panel';
import {
  SetNotificationChoicesDocument,
  type NotificationChoices_ChoiceFragment,
} from './generated/notification-choices';

graphql(`
  fragment NotificationChoices_choice on NotificationChoice {
    kind
    mail
    push
  }

  mutation SetNotificationChoices($choices: [NotificationChoiceInput!]!) {
    setNotificationChoices(choices: $choices) {
      notificationChoices {
        ...NotificationChoices_choice
      }
    }
  }
`);

type Choice = Pick<NotificationChoices_ChoiceFragment, 'kind' | 'mail' | 'push'>;
type Way = 'mail' | 'push';

/** An account without an email gets some kinds by SMS. */
const isTexted = (kind: string) => textedKinds.includes(kind.toLowerCase().replaceAll('_', '-'));

const cellClass = 'w-16 sm:w-22 border-t border-line text-center align-middle';

interface ChoiceRowProps {
  choice: Choice;
  ways: readonly Way[];
  /** By SMS in place of mail. */
  isByText: boolean;
  /** Whether this device is registered; otherwise nothing is shown here. */
  hasDevice: boolean;
  onChange: (choice: Choice) => void;
}

function ChoiceRow({ choice, ways, isByText, hasDevice, onChange }: ChoiceRowProps) {
  const { t } = useTranslation('notifications');
  const name = t(`kind.${choice.kind}`);
  const wayName = (way: Way) => t(way === 'mail' && isByText ? 'settings.sms' : `settings.${way}`);
  return (
    <tr>
      <th scope="row" className="border-t border-line py-3 pr-2 text-left font-normal">
        {name}
      </th>
      {ways.map((way) => (
        <td key={way} className={cellClass}>
          {(way === 'push' || !isByText || isTexted(choice.kind)) && (
            <label className="inline-grid size-11 cursor-pointer place-items-center">
              <span className="sr-only">{`${name}: ${wayName(way)}`}</span>
              <input
                type="checkbox"
                checked={choice[way]}
                disabled={way === 'push' && !hasDevice}
                onChange={({ target }) => onChange({ ...choice, [way]: target.checked })}
                className="size-5.5 cursor-pointer accent-(--green) disabled:cursor-default disabled:opacity-50"
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}

function useChoices(stored: readonly Choice[]) {
  const { t } = useTranslation('notifications');
  const showToast = useToast();
  const [choices, setChoices] = useState(() => stored.map(({ kind, mail, push }) => ({ kind, mail, push })));
  const { isBusy, failure, run } = useAct();
  const [send] = useMutation(SetNotificationChoicesDocument, { fetchPolicy: 'no-cache' });
  const save = async () => {
    if (await run(async () => send({ variables: { choices } })))
      showToast({ tone: 'success', title: t('settings.saved') });
  };
  const change = (changed: Choice) =>
    setChoices((all) => all.map((one) => (one.kind === changed.kind ? changed : one)));
  return { choices, change, save, failure, isSaving: isBusy };
}

interface NotificationChoicesProps {
  stored: readonly Choice[];
  /** Whether push is configured. */
  withPush: boolean;
  hasDevice: boolean;
}

export function NotificationChoices({ stored, withPush, hasDevice }: NotificationChoicesProps) {
  const { t } = useTranslation('notifications');
  const { choices, change, save, failure, isSaving } = useChoices(stored);
  const isByText = useSession().user?.email === '';
  const isOwner = stored.some(({ kind }) => kind === 'UNUSUAL_STAFF_ACTS');
  const ways: readonly Way[] = withPush ? ['mail', 'push'] : ['mail'];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit}>
      <Panel
        title={t('settings.kinds')}
        footer={
          <Button type="submit" variant="primary" wide="phone" busy={isSaving}>
            {t('settings.save')}
          </Button>
        }
      >
        <table className="w-full">
          <thead>
            <tr className="text-14 text-ink-2">
              <td />
              {ways.map((way) => (
                <th key={way} scope="col" className="w-16 sm:w-22 px-1 pb-2 align-bottom font-medium">
                  {t(way === 'mail' && isByText ? 'settings.sms' : `settings.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {choices.map((choice) => (
              <ChoiceRow
                key={choice.kind}
                choice={choice}
                ways={ways}
                isByText={isByText}
                hasDevice={hasDevice}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
        {withPush && !hasDevice && <p className="mt-4 text-ink-2">{t('settings.turnOnBelow')}</p>}
        <p className="mt-4 max-w-measure text-ink-2">
          {t(isOwner ? 'settings.quietForOwners' : 'settings.quiet')}
        </p>
        {failure && (
          <div className="mt-4">
            <FormMessage tone="failure" title={t('settings.notSaved')} takesFocus>
              {failure}
            </FormMessage>
          </div>
        )}
      </Panel>
    </form>
  );
}
