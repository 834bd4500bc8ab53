import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../../lists/use-list-address';
import { BackLink } from '../../../ui/back-link';
import type { LicenseReviewRow_LawyerFragment } from './generated/license-review-list';
import { LicenseReviewFile } from './license-review-file';
import { LicenseReviewList } from './license-review-list';
import { AskForPaperDialog } from '../licence/ask-for-paper-dialog';
import { RejectDialog } from './reject-dialog';
import { ReviewKeysLine } from './review-keys-line';
import { nextToDecide, useLicenseReview, useMonths, waitsForCheck } from './use-license-review';
import { useReviewKeys, useReviewKeysSwitch } from './review-keys-line';

interface LicenseReviewColumnsProps {
  lawyers: readonly LicenseReviewRow_LawyerFragment[];
  total: number;
  address: ListAddress;
  /** List and file side by side; otherwise one at a time. */
  split: boolean;
  onDecided: () => void;
  reload: () => void;
}

/** The list and the file, with the keys that move and decide. */
export function LicenseReviewColumns(props: LicenseReviewColumnsProps) {
  const { lawyers, total, address, split, onDecided, reload } = props;
  const { t } = useTranslation('verification');
  const [keysOn, setKeysOn] = useReviewKeysSwitch();
  const [rejectedId, setRejectedId] = useState(address.dialog('reject'));
  // A refusal reloads the list, which may no longer have the lawyer.
  const [toAsk, setToAsk] = useState<LicenseReviewRow_LawyerFragment | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const chosen = lawyers.find(({ id }) => id === address.item);
  const first = lawyers.find(waitsForCheck) ?? lawyers[0];
  // Held while the first one is decided: the focus then moves on by `select`, not by the change of the row.
  const [heldId, setHeldId] = useState(first?.id);
  const held = lawyers.find(({ id }) => id === heldId);
  if (!held && first && first.id !== heldId) setHeldId(first.id);
  const selected = chosen ?? (split ? (held ?? first) : undefined);
  const select = (id: string | null) => {
    moved.current = true;
    address.go({ item: id ?? (split ? (selected?.id ?? null) : null) }, { replace: true });
  };
  const validity = useMonths(selected);
  const review = useLicenseReview({ lawyers, selected, select, onDecided, months: validity.months });
  const toReject = lawyers.find(({ id }) => id === rejectedId);

  // Screen readers then say whose turn it is.
  useEffect(
    function takeFocus() {
      if (!moved.current) return;
      moved.current = false;
      (title.current ?? list.current)?.focus({ preventScroll: split });
      if (!split) window.scrollTo(0, 0);
    },
    [selected?.id, split],
  );

  const step = (by: 1 | -1) => {
    const index = lawyers.findIndex(({ id }) => id === selected?.id);
    const next = lawyers[index + by];
    if (selected && next) select(next.id);
  };
  const askForReason = () => {
    if (selected && waitsForCheck(selected) && !review.busy) setRejectedId(selected.id);
  };
  const askForPaper = () => {
    if (selected && waitsForCheck(selected) && !review.busy) setToAsk(selected);
  };
  const verifySelected = () => {
    if (selected) void review.verify(selected);
  };
  useReviewKeys(keysOn && !toReject && !toAsk, {
    j: () => step(1),
    k: () => step(-1),
    v: verifySelected,
    r: askForReason,
    p: askForPaper,
    u: review.undoLast,
  });

  const rows = (
    <LicenseReviewList
      ref={list}
      lawyers={lawyers}
      total={total}
      selectedId={selected?.id}
      pathOf={(id) => address.to({ item: id })}
      replace={split}
      reload={reload}
    />
  );
  const file = selected && (
    <LicenseReviewFile
      lawyer={selected}
      nextId={nextToDecide(lawyers, selected.id)?.id}
      titleRef={title}
      split={split}
      busy={review.busy}
      {...validity}
      onVerify={verifySelected}
      onReject={askForReason}
      onAsk={askForPaper}
      onUndo={() => void review.undo(selected)}
    />
  );
  return (
    <>
      {split && <ReviewKeysLine on={keysOn} onChange={setKeysOn} />}
      {split ? (
        <div className="grid grid-cols-[320px_minmax(0,1fr)] items-start gap-5">
          {rows}
          {file}
        </div>
      ) : file ? (
        <>
          <BackLink to={address.to({ item: null })}>{t('review.back')}</BackLink>
          {file}
        </>
      ) : (
        rows
      )}
      {toAsk && (
        <AskForPaperDialog
          key={toAsk.id}
          lawyer={toAsk}
          onAsked={() => review.asked(toAsk)}
          onClose={() => setToAsk(null)}
        />
      )}
      {toReject && (
        <RejectDialog
          key={toReject.id}
          lawyer={toReject}
          reject={(reason) => review.reject(toReject, reason)}
          onClose={() => setRejectedId(null)}
        />
      )}
    </>
  );
}
