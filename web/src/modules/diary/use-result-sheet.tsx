import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { useToast } from '../../ui/overlays/toast';
import type { Row } from './diary-row';
import { OwnPhoneLinks } from './own-phone-links';
import { ResultSheet } from './result-sheet';
import type { NotedValues, Rows } from './use-result-form';

/** The sentence about a result that the lawyer sends from the own phone. */
function useSentence(): (row: Row, values: NotedValues) => string {
  const { t, i18n } = useTranslation(['diary', 'room']);
  const { user } = useSession();
  const dateOf = (day: string) => formatDate(day, i18n.language, 'long');
  return ({ title, day, court }, { result, line, day: next }) => {
    // Titles are often made of number and court.
    const where = title.includes(court) ? '' : court;
    const facts = { title, court: where, date: dateOf(day), result: t(`room:result.${result}`) };
    return [
      t(where ? 'sentence.resultInCourt' : 'sentence.result', facts),
      line,
      next ? t('sentence.next', { date: dateOf(next) }) : t('sentence.noNext'),
      user?.name ?? '',
    ]
      .filter(Boolean)
      .join('\n');
  };
}

interface ToTell {
  rows: readonly Row[];
  values: NotedValues;
}

/** For clients without an account, to whom the product sends no notification. */
function TellYourself({ rows, values, onClose }: ToTell & { onClose: () => void }) {
  const { t } = useTranslation(['diary', 'room']);
  const sentenceOf = useSentence();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sheet.send')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('sheet.done')}
        </Button>
      }
    >
      <p className="text-ink-2">{t('sheet.sendNote')}</p>
      {rows.map((row) => {
        const text = sentenceOf(row, values);
        return (
          <section key={row.hearingId} className="mt-4 border-t border-line pt-4">
            <h3>{row.clientName}</h3>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            <OwnPhoneLinks phone={row.clientPhone} text={text} />
          </section>
        );
      })}
    </Dialog>
  );
}

/** The dialog that records the results of hearings, and then offers a message to clients without an account. */
export function useResultSheet(onNoted?: () => void) {
  const { t } = useTranslation(['diary', 'room']);
  const showToast = useToast();
  const [asked, setAsked] = useState<Rows | null>(null);
  const [toTell, setToTell] = useState<ToTell | null>(null);
  const noted = (rows: Rows, values: NotedValues, isWaiting: boolean) => {
    const untold = rows.filter(({ canTell, clientPhone }) => !canTell && clientPhone);
    setAsked(null);
    setToTell(untold.length > 0 ? { rows: untold, values } : null);
    showToast({ tone: 'success', title: t(isWaiting ? 'room:act.noted' : 'sheet.noted') });
    onNoted?.();
  };
  return {
    ask: ([first, ...others]: readonly Row[]) => setAsked(first ? [first, ...others] : null),
    sheet: (
      <>
        {asked && (
          <ResultSheet
            rows={asked}
            onSent={(values, isWaiting) => noted(asked, values, isWaiting)}
            onClose={() => setAsked(null)}
          />
        )}
        {toTell && <TellYourself {...toTell} onClose={() => setToTell(null)} />}
      </>
    ),
  };
}
