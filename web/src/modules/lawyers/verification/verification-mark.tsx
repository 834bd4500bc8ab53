import clsx from 'clsx';
import { BadgeCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '../../../graphql/generated/schema-types';

const marks: Record<VerificationStatus, { icon: LucideIcon; tone: string }> = {
  PENDING: { icon: Clock, tone: 'text-pending-ink' },
  VERIFIED: { icon: BadgeCheck, tone: 'text-brass-ink' },
  REJECTED: { icon: CircleX, tone: 'text-danger' },
};

export function VerificationMark({ status }: { status: VerificationStatus | null }) {
  const { t } = useTranslation('verification');
  if (!status) return null;
  const { icon: Icon, tone } = marks[status];
  return (
    <span className={clsx('inline-flex items-center gap-1 text-14 leading-snug font-normal', tone)}>
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {t(`state.${status}`)}
    </span>
  );
}
