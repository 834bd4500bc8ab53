import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '../../../drafts/form-dialog';
import type { MoneyGroup } from '../../../graphql/generated/schema-types';
import { formatRecentDate } from '../../../i18n/format';
import { randomUuid } from '../../../lib/random-uuid';
import { useOutgoing } from '../../../outgoing/use-outgoing';
import { useWaitingAct, WaitingAct } from '../../../outgoing/waiting-act';
import { paths } from '../../../routing/paths';
import { Button } from '../../../ui/button';
import { useUndoable } from '../../../ui/overlays/use-undoable';
import { Passage } from '../../../ui/passage';
import { useTaka } from '../../../ui/taka';
import { TextLink } from '../../../ui/text-link';
import { ConfirmPaymentDialog, RefusePaymentDialog } from '../answer-payment-dialogs';
import type { LawyerMoneyScreenQuery } from './generated/lawyer-money-screen';

type Row = LawyerMoneyScreenQuery['myMoney']['items'][number];

/** Confirms the sum that the client gave after a chance to undo it; without a sum the lawyer is asked for it. */
function AnswerPayment({ row, name }: { row: Row; name: string }) {
  const { t } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const undoable = useUndoable();
  const { queue } = useOutgoing(null);
  const { item, isWaiting, discard } = useWaitingAct(row.id);
  const { open, setOpen, ending } = useOpenDialog<'confirm' | 'refuse'>();
  const { id, amountPoisha } = row;
  const caseId = row.case?.id ?? '';
  const arrive = () => {
    if (amountPoisha === null) {
      setOpen('confirm');
      return;
    }
    const clientKey = randomUuid();
    queue.addAct(caseId, { operation: 'ConfirmPayment', input: { id, amountPoisha, clientKey } }, 'draft');
    undoable({
      title: t('income.confirming', { amount: taka(amountPoisha), name }),
      undoLabel: t('shared:act.undo'),
      onUndo: () => queue.remove(clientKey),
      send: () => queue.edit(clientKey, { state: 'waiting' }),
    });
  };
  const of = (
    <span className="sr-only"> {t('income.of', { name, id: row.payment?.transactionId ?? '' })}</span>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {item && item.state !== 'draft' && <WaitingAct item={item} onDiscard={discard} />}
      <Button size="small" variant="primary" disabled={isWaiting} onClick={arrive}>
        {t('income.arrived')}
        {of}
      </Button>
      <Button size="small" disabled={isWaiting} onClick={() => setOpen('refuse')}>
        {t('income.not')}
        {of}
      </Button>
      {open === 'confirm' && <ConfirmPaymentDialog {...ending} caseId={caseId} payment={row} />}
      {open === 'refuse' && <RefusePaymentDialog {...ending} caseId={caseId} payment={row} />}
    </div>
  );
}

/** A payment, or what is due in a case. */
export function MoneyRow({ row, group }: { row: Row; group: MoneyGroup }) {
  const { t, i18n } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const { case: legalCase, payment, amountPoisha, at } = row;
  const name = legalCase?.client?.name ?? t('shared:person.unknown');
  const method = payment && `${t(`form.methods.${payment.method}`)} ${payment.transactionId}`;
  const facts = [name, method, formatRecentDate(at, i18n.language)].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="truncate leading-snug font-semibold">
          <TextLink to={`${paths.lawyerArea.case(legalCase?.id ?? '')}?tab=payment`}>
            <Passage text={legalCase?.title ?? t('shared:person.unknown')} />
          </TextLink>
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">
          <Passage text={facts} />
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        {amountPoisha === null ? t('income.noSum') : taka(amountPoisha)}
      </p>
      {group === 'TO_CONFIRM' && <AnswerPayment row={row} name={name} />}
    </li>
  );
}
