import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { formatDate } from '../../../i18n/format';
import { Button, ButtonLink } from '../../../ui/button';
import { TableCell, TableRow } from '../../../ui/tables/table';
import { CasePerson } from './case-person';

const clientCaseRowFragment = graphql(`
  fragment ClientCaseRow_case on Case {
    id
    title
    description
    status
    paymentStatus
    acceptsPayment
    bKashTrxId
    createdAt
    ...CasePerson_case
  }
`);

interface ClientCaseRowProps {
  item: FragmentType<typeof clientCaseRowFragment>;
  /** True when the payment stands open below the row. */
  open: boolean;
  togglePath: string;
  /** The shared parts of a case, which the screen brings. */
  status: ReactNode;
  payment: ReactNode;
  guide: ReactNode;
}

/** One case of the client, and its payment below it while that is open. */
export function ClientCaseRow({ item, open, togglePath, status, payment, guide }: ClientCaseRowProps) {
  const { t, i18n } = useTranslation('client');
  const { t: words } = useTranslation('cases');
  const navigate = useNavigate();
  const row = readFragment(clientCaseRowFragment, item);
  const paid = row.paymentStatus === 'PAID';
  const shown = open && (row.acceptsPayment || paid);
  const guideId = `payment-${row.id}`;
  return (
    <>
      <TableRow state={shown ? 'open' : undefined}>
        <TableCell wide>
          <Link
            to={paths.client.case(row.id)}
            className="inline-block touch-area text-16 leading-snug font-semibold no-underline [overflow-wrap:anywhere] hover:text-green hover:underline"
          >
            {row.title}
          </Link>
          <p className="mt-0.5 line-clamp-2 text-ink-2">{row.description}</p>
          <p className="mt-1 text-14 text-ink-2">
            {t('cases.sent', { date: formatDate(row.createdAt, 'short', i18n.language) })}
          </p>
        </TableCell>
        <TableCell wide>
          <CasePerson item={row} />
        </TableCell>
        <TableCell label={t('cases.column.payment')}>
          {paid ? (
            <>
              <span className="flex items-start gap-1 text-14 font-medium text-accepted-ink">
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
                {words('payment.completed')}
              </span>
              <span className="mt-1 block font-mono text-14 text-ink-2">{row.bKashTrxId}</span>
            </>
          ) : (
            <>
              {row.status === 'REJECTED' ? (
                <span className="text-ink-2">{words('payment.notNeeded')}</span>
              ) : (
                payment
              )}
              {row.acceptsPayment && <p className="mt-1.5 text-ink-2">{t('cases.payNow')}</p>}
              {row.status === 'PENDING' && <p className="mt-1.5 text-ink-2">{t('cases.payLater')}</p>}
            </>
          )}
        </TableCell>
        <TableCell label={t('cases.column.status')}>
          {status}
          {row.status === 'PENDING' && <p className="mt-1.5 text-ink-2">{t('cases.waiting')}</p>}
          {row.status === 'REJECTED' && <p className="mt-1.5 text-ink-2">{t('cases.askAnother')}</p>}
        </TableCell>
        <TableCell actions end>
          {row.acceptsPayment ? (
            <Button
              variant="primary"
              iconEnd={shown ? ChevronUp : ChevronDown}
              aria-expanded={shown}
              aria-controls={shown ? guideId : undefined}
              onClick={() => void navigate(togglePath, { preventScrollReset: true })}
            >
              {t('cases.pay')}
              <span className="sr-only"> {row.title}</span>
            </Button>
          ) : (
            <ButtonLink to={row.status === 'REJECTED' ? paths.client.lawyers : paths.client.case(row.id)}>
              {row.status === 'REJECTED' ? t('cases.findLawyer') : t('cases.open')}
              <span className="sr-only"> {row.title}</span>
            </ButtonLink>
          )}
        </TableCell>
      </TableRow>
      {shown && (
        <TableRow state="detail">
          <TableCell colSpan={5}>
            <div id={guideId} className="rounded-card border border-line bg-paper p-4 text-16 md:p-5">
              {guide}
            </div>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
