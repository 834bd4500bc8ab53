import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { TableCell, TableRow } from '../../../ui/tables/table';
import { TextLink } from '../../../ui/text-link';

const caseRowFragment = graphql(`
  fragment LawyerCaseRow_case on Case {
    id
    title
    description
    client {
      id
      name
      email
    }
  }
`);

/** An address that breaks before its @ where the column is too narrow for it. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

interface CaseRowProps {
  item: FragmentType<typeof caseRowFragment>;
  /** The shared parts of a case, which the screen brings. */
  status: ReactNode;
  payment: ReactNode;
  select: ReactNode;
}

/** One case of the lawyer's list, with the choice of its next status. */
export function CaseRow({ item, status, payment, select }: CaseRowProps) {
  const { t } = useTranslation('lawyer');
  const { id, title, description, client } = readFragment(caseRowFragment, item);
  return (
    <TableRow>
      <TableCell wide className="[overflow-wrap:anywhere]">
        <TextLink
          to={paths.lawyerArea.case(id)}
          className="inline-block font-semibold! text-ink! decoration-transparent touch-area hover:decoration-current"
        >
          {title}
        </TextLink>
        <p className="line-clamp-2 text-ink-2 lg:line-clamp-1">{description}</p>
      </TableCell>
      <TableCell wide>
        <p>{client?.name ?? t('cases.unknownClient')}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {client ? <Email address={client.email} /> : t('cases.deletedClient')}
        </p>
      </TableCell>
      <TableCell label={t('cases.columns.status')}>{status}</TableCell>
      <TableCell label={t('cases.columns.payment')}>{payment}</TableCell>
      <TableCell wide label={t('cases.columns.update')}>
        {select}
      </TableCell>
    </TableRow>
  );
}
